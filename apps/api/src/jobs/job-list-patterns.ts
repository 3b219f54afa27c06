/** The list paths beside `/jobs`, specific ones before general ones. Each may be followed by `/{page}`. */
export const JOB_LIST_PATTERNS = [
  'jobs-with-{skill}',
  'jobs-at-{minisite}',
  'jobs-in-{location}-for-{language}-speakers',
  'jobs-in-{location}',
  'jobs-for-{language}-speakers',
  '{remote}-jobs-in-{location}-for-{language}-speakers',
  '{remote}-jobs-in-{location}',
  '{remote}-jobs-for-{language}-speakers',
  '{remote}-jobs',
].flatMap((pattern) => [pattern, `${pattern}/{page}`]);

/** The same as Express routes. */
export const JOB_LIST_ROUTES = JOB_LIST_PATTERNS.map((pattern) => pattern.replace(/\{(\w+)\}/g, ':$1'));
