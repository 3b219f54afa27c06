/** Kinds of files that a CV may be, by what is in them; `xml` is Europass, `json` JSON Resume. */
export const CV_TYPES = ['pdf', 'docx', 'odt', 'rtf', 'txt', 'xml', 'json'] as const;
export type CvType = (typeof CV_TYPES)[number];

const MEDIA_TYPES: Record<CvType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
};

export function mediaTypeOf(type: CvType): string {
  return MEDIA_TYPES[type];
}
