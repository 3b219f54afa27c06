/** Pages and calls with a single-use code as last part of their path. */
const WITH_CODE = /^(\/(?:password\/reset|verify-email|confirm-email|export|api\/account\/export)\/).+$/i;

/** A path as logs may hold it: a code that still counts is in the hands of whoever reads it. */
export function maskedPath(path: string): string {
  return path.replace(WITH_CODE, '$1***');
}
