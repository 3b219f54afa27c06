/** For the makers of xmlbuilder2: characters that XML does not know are left out. */
export const XML_OPTIONS = { invalidCharReplacement: '' };

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Text as xmlbuilder2 takes it: a written `&lt;` would be left as it is and be read as `<`. */
export function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;');
}
