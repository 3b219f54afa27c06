import type { CV_TYPES } from '@babelboard/wire';

/** By what is in the file. */
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
