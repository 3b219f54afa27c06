import { withoutCode } from '@babelboard/pages';

/** A call with a single-use code as last part of its path. */
const CALL_WITH_CODE = /^(\/api\/account\/export\/).+$/i;

/** A path as logs may hold it: a code that still counts is in the hands of whoever reads it. */
export function maskedPath(path: string): string {
  return withoutCode(path).replace(CALL_WITH_CODE, '$1***');
}
