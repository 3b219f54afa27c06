/** A place as the ad names it. `city` may hold free text ("Warneford Hospital, Oxford", "Remote - Germany"). */
export interface ParsedPlace {
  city: string | null;
  region: string | null;
  /** ISO 3166 code or a name in any language. */
  country: string | null;
  /** A country of the ad that need not be the one of this place; it counts where the place itself names none. */
  countryHint?: string;
  postalCode: string | null;
}

/** A salary as the ad names it: numbers may be strings, `text` is what stands beside or instead of them. */
export interface ParsedSalary {
  min: string | number | null;
  max: string | number | null;
  currency: string | null;
  unit: string | null;
  text: string | null;
}

/** One ad as a file gives it: fields found and named, nothing judged or cleaned yet. */
export interface ParsedAd {
  /** Where the ad comes from: the row's own word, else the host of its address, else the format's name. */
  source: string;
  sourceId: string | null;
  title: string | null;
  companyName: string | null;
  companyUrl: string | null;
  places: ParsedPlace[];
  /** HTML, escaped HTML or plain text: files do not keep these apart. */
  description: string | null;
  language: string | null;
  employmentTypes: string[];
  /** Months of experience as a number, or the ad's words. */
  experience: number | string | null;
  salary: ParsedSalary | null;
  postedAt: string | null;
  validThrough: string | null;
  url: string | null;
  applyUrl: string | null;
  remote: boolean | string | null;
  skills: string[];
}

/** An ad about which nothing is known yet; parsers start from it. */
export function emptyAd(source: string): ParsedAd {
  return {
    source,
    sourceId: null,
    title: null,
    companyName: null,
    companyUrl: null,
    places: [],
    description: null,
    language: null,
    employmentTypes: [],
    experience: null,
    salary: null,
    postedAt: null,
    validThrough: null,
    url: null,
    applyUrl: null,
    remote: null,
    skills: [],
  };
}
