/**
 * Where a login by a provider begins. A plain link sends the languages of the browser: that of the page is said in it, so that
 * the way back leads to such pages.
 *
 * @param target path of the page to go on with, without the part that says the language
 */
export function startOfSocialLogin(provider: string, language: string, target: string | null): string {
  const query = new URLSearchParams({ language, ...(target === null ? {} : { redirect: target }) });
  return `/api/auth/social/${encodeURIComponent(provider)}?${query}`;
}
