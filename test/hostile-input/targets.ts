const words = (text: string) => text.trim().split(/\s+/);

/** Path of a job list; what stands in braces is filled with a value of that kind or with something hostile. */
const LISTS = words(`
  /jobs /jobs-with-{skill} /jobs-in-{place} /jobs-for-{language}-speakers /jobs-for-{language}+{language}-speakers
  /jobs-in-{place}-for-{language}-speakers /{remote}-jobs /{remote}+{remote}-jobs /{remote}-jobs-in-{place}
  /{remote}-jobs-for-{language}-speakers /{remote}-jobs-in-{place}-for-{language}-speakers /jobs-at-{company}
`).flatMap((path) => [path, `${path}/{page}`]);

const PAGES = words(`
  / /jobs/{offer} /jobs/{offer}-{page} /jobs/{offer}.html /jobs/{word} /jobs/{offer}/{word} /{word} /{word}/{word}
  /company /login /de/{word} /babelboard/{word} /babelboard/ranking /blog/{word}
`);

const CALLS = words(`
  /api/job /api/offers/related-locations/{offer} /api/minisites/data/{company} /api/keywords /api/tags /api/suggestions
  /api/{word} /api/public/v1/offers /api/public/v1/offers /api/offers /api/version /api/docs/{word} /api
`);

const FILES = words(`
  /sitemap.xml /sitemaps/{word}.xml /sitemaps/offers-{page}.xml /sitemaps/{word} /robots.txt /{word}.txt /feeds/jobs.xml
  /feeds/jobs.atom /feeds/de/jobs-in-{place}.atom /feeds/jobs-in-{place}.atom /feeds/jobs-for-{language}-speakers.atom /feeds/{remote}-jobs.atom
  /feeds/jobs-with-{skill}.atom /feeds/{word}.atom /feeds/{word}/{page}.atom /og/offers/{page}.png /og/offers/{word}.png
  /logos/{word} /logos/{word}.png /assets/{word} /assets/../{word} /favicon.ico /.well-known/{word} /metrics
  /dev/mailbox/{word}
`);

/** Takes a body without a login. */
export const REPORTS = '/api/offers/{offer}/reports';

/** All that a visitor can ask for; the lists more often than the rest. */
export const TARGETS = [
  ...[...LISTS, ...LISTS, ...LISTS.map((path) => `/api${path}`)],
  ...[...PAGES, ...PAGES, ...CALLS, ...CALLS, ...FILES, REPORTS, REPORTS, REPORTS],
];

/** What the board knows or nearly knows, by kind. */
export const KNOWN: Record<string, readonly string[]> = {
  place: words('Germany Cologne Isle_of_Man Vienna Lyon France+Austria Remote k%C3%B6ln germany Kosovo'),
  language: words('German French English Swiss_German french German+French fran%C3%A7ais'),
  remote: words('Remote RemoteCountryBased Hybrid remote OnSite'),
  skill: words('java css JAVA cooking'),
  company: words('city-hall house-1 1 2 House-1'),
  offer: words('waiter-Vienna-1 2 java-engineer-Cologne-2 x-3 60 9999999999 waiter-vienna-1'),
  word: words('jobs Germany 1 German waiter'),
};

/** Parameters that lists and calls read. */
export const PARAMETERS = words(`
  keywords experience employment_type latests job autoApply _mode _from _size _platform _minisite id search q location
  language language_level written_in working_language salary_from radius sort remote minisite no_local_language cursor
  limit format lang company updated_since literal
`);
