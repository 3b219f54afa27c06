#!/usr/bin/env node
import { readJson, readShipped, writeShipped } from './shipped-files.mjs';

/** Currencies outside Europe in which offers here are sometimes paid. */
const OTHERS = ['USD', 'CAD', 'AUD', 'NZD', 'JPY', 'INR', 'CNY', 'SGD', 'AED', 'ZAR'];

const [file] = process.argv.slice(2);
if (!file) {
  console.error(
    'Usage: node build-exchange-rates.mjs PACKAGE/v1/currencies/eur.json (npm pack @fawazahmed0/currency-api)',
  );
  process.exit(2);
}
const { date, eur } = readJson(file);
const european = readShipped('countries.ndjson.gz').flatMap(({ continente, currency }) =>
  continente === 1 && currency ? [currency] : [],
);
const rows = [...new Set(['EUR', ...european, ...OTHERS])].sort().flatMap((currency) => {
  const units = currency === 'EUR' ? 1 : eur[currency.toLowerCase()];
  return units > 0 ? [{ currency, units_per_euro: units, rate_date: date }] : [];
});
writeShipped('exchange-rates.ndjson.gz', rows);
