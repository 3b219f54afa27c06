export { decodeText } from './plain-text/decode-text.js';
export { readDocument } from './read-document.js';
export {
  type DocumentLine,
  type DocumentType,
  type TextDocument,
  UnreadableDocument,
  type UnreadableReason,
} from './text-document.js';
