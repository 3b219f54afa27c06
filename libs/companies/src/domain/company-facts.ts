import type { COMPANY_SIZES } from '@babelboard/wire';

/** What a company says of itself. */
export interface CompanyFacts {
  name: string;
  website: string | null;
  tagline: string | null;
  /** NACE Rev. 2 code. */
  sectorCode: string;
  size: (typeof COMPANY_SIZES)[number];
  countryId: number;
}
