import type { RemoteMode } from '@babelboard/offers/contract';

/** A live offer with all that an engine indexes, names instead of ids where people search for them. */
export interface OfferDocument {
  id: number;
  title: string;
  skills: string[];
  companyName: string;
  /** In English, in their own language, and as the ad writes them. */
  cityNames: string[];
  description: string;
  countryIds: number[];
  cityIds: number[];
  languageIds: number[];
  remote: RemoteMode | null;
  experience: number | null;
  employmentTypes: number[];
  promoted: boolean;
  postedAt: Date;
}
