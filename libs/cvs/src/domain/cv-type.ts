/** Kinds of files that a CV may be, by what is in them. */
export const CV_TYPES = ['pdf', 'docx', 'odt', 'rtf', 'txt'] as const;
export type CvType = (typeof CV_TYPES)[number];

const MEDIA_TYPES: Record<CvType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
};

export function mediaTypeOf(type: CvType): string {
  return MEDIA_TYPES[type];
}
