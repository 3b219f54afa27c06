import { API } from './asvs/api.js';
import { AUTHENTICATION } from './asvs/authentication.js';
import { AUTHORIZATION } from './asvs/authorization.js';
import { ENCODING } from './asvs/encoding.js';
import { FILES } from './asvs/files.js';
import { OAUTH } from './asvs/oauth.js';
import { OTHER_CHAPTERS } from './asvs/other-chapters.js';
import type { Requirement } from './asvs/requirement.js';
import { SESSION_MANAGEMENT } from './asvs/sessions.js';
import { SELF_CONTAINED_TOKENS } from './asvs/tokens.js';
import { VALIDATION } from './asvs/validation.js';
import { WEB_FRONTEND } from './asvs/web-frontend.js';

/**
 * How the product stands to OWASP ASVS 5.0.0, level 2: each requirement with the tests that show it, the document that it asks
 * for, or why it does not apply or is not kept to the letter.
 */
export const REQUIREMENTS: Requirement[] = [
  ...ENCODING,
  ...VALIDATION,
  ...WEB_FRONTEND,
  ...API,
  ...FILES,
  ...AUTHENTICATION,
  ...SESSION_MANAGEMENT,
  ...AUTHORIZATION,
  ...SELF_CONTAINED_TOKENS,
  ...OAUTH,
  ...OTHER_CHAPTERS,
];
