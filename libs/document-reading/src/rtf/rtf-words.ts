/** Groups whose text is no text of the document. */
export const HIDDEN_GROUPS = new Set(
  `fonttbl colortbl stylesheet info pict object objdata nonshppict themedata colorschememapping datastore latentstyles generator
  filetbl listtable listoverridetable revtbl rsidtbl annotation atnid atnauthor atndate atnref atrfstart atrfend footnote ftnsep ftnsepc ftncn
  aftnsep aftnsepc aftncn xmlnstbl mmathPr userprops docvar passwordhash wgrffmtfilter pgdsctbl panose falt fontemb bkmkstart bkmkend
  sp sn sv shprslt tc xe background header footerf do deleted pgptbl`.split(/\s+/),
);

/** Groups that begin with "\*" and are read all the same. */
export const SHOWN_GROUPS = new Set(['shpinst', 'shptxt', 'fldinst', 'ud', 'hyphen']);

/** Controls that stand for text. */
export const SIGNS: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  tab: '\t',
  '~': ' ',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** Encodings by the character set of a font. Source: RTF 1.9.1, \fcharset; others are as the document says. */
const CHARSETS: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

export function codePageOf(charset: number): number | null {
  return CHARSETS[charset] ?? null;
}

const LABELS: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
  866: 'ibm866',
};

/** A decoder for a code page; what Node does not know is read as the most usual one. */
export function decoderOf(codePage: number): { decode(bytes: Uint8Array): string } {
  try {
    return new TextDecoder(LABELS[codePage] ?? `windows-${codePage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
