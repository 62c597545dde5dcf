mod locale;
