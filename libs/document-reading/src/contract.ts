export { decodeText } from './plain-text/decode-text.js';
export { readDocument } from './read-document.js';
export { type RtfToken, rtfTokens } from './rtf/rtf-tokens.js';
export { HIDDEN_GROUPS as HIDDEN_RTF_GROUPS, SIGNS as RTF_SIGNS } from './rtf/rtf-words.js';
export {
  type DocumentLine,
  type DocumentType,
  type TextDocument,
  UnreadableDocument,
  type UnreadableReason,
} from './text-document.js';
export { readXml } from './xml/read-xml.js';
