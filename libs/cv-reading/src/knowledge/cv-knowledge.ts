export interface KnownCity {
  /** GeoNames. */
  id: number;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

export interface KnownSkill {
  id: number;
  /** In the language asked for, else in English. */
  name: string;
}

/** What a reader of CVs knows of the world; whoever calls it hands it over. Names are found whatever their case and accents. */
export interface CvKnowledge {
  /** The city that a name means, as a whole; in a country where that is known (ISO 3166-1 alpha-2). */
  city(name: string, countryCode: string | null): KnownCity | null;
  /** Whether a text, as a whole, is what a job is called. */
  isOccupation(name: string, language: string | null): boolean;
  /** The skill that a text, as a whole, names. */
  skill(name: string, language: string | null): KnownSkill | null;
}
