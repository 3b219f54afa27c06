/** What is known of who somebody is: by the account, the profile and what was read in the CVs. */
export interface KnownPerson {
  /** Whole ones or parts, in whatever form they are written somewhere. */
  names: readonly string[];
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
  /** Addresses of pages about them. */
  links: readonly string[];
  /** Employers and schools. */
  organisations: readonly string[];
  /** Whose numbers may stand without a code of the country: ISO 3166-1 alpha-2. */
  countries: readonly string[];
}
