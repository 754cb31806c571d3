# Izvlačenje partnera prije partije.

partners-button = Izvuci partnere
partners-drawn = Izvučeno za partnere: { $draws }.
partners-deals = Prvi dijeli { $dealer }.
