/** What a query is read as, by the codes of the judged set. What is not read is left out. */
export interface Reading {
  /** GeoNames id. */
  city?: number;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Code of the language that the offer is to ask for. */
  language?: string;
  noLocalLanguage?: boolean;
  remote?: boolean;
  employmentType?: string;
  /** Euro a year. */
  salaryFrom?: number;
}

/** Reads the filters out of what somebody typed on a page in `language`. */
export type ReadQuery = (text: string, language: string) => Reading | Promise<Reading>;

export interface ReadingCounts {
  /** Filters that were read, and those of them that are right. */
  read: number;
  right: number;
  /** Filters that a right reading of the queries has. */
  wanted: number;
}

/** Counts the filters of one reading: a filter is right where the judged reading has the same one. */
export function countReading(read: Reading, judged: Reading): ReadingCounts {
  const names = Object.keys(read) as (keyof Reading)[];
  return {
    read: names.length,
    right: names.filter((name) => read[name] === judged[name]).length,
    wanted: Object.keys(judged).length,
  };
}

export function addCounts(all: ReadingCounts[]): ReadingCounts {
  return all.reduce(
    (sum, one) => ({ read: sum.read + one.read, right: sum.right + one.right, wanted: sum.wanted + one.wanted }),
    { read: 0, right: 0, wanted: 0 },
  );
}
