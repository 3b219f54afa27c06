import { Refused } from './refused.js';

/** Office documents have neither; entities are what bombs and readers of other files are made of. */
const DECLARATION = /<!\s*(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;
const ENCRYPTION = /<(\w+:)?encryption-data[\s>]/;
/** What Word fetches from elsewhere when it opens the document: templates there bring macros along. */
const REMOTE =
  /Type="[^"]*\/(attachedTemplate|oleObject|frame|subDocument)"[^>]*Target="(https?:|ftp:|\\\\|file:\/\/\/?\\\\|file:\/\/[^/])/i;
const REMOTE_FIRST =
  /Target="(https?:|ftp:|\\\\|file:\/\/\/?\\\\|file:\/\/[^/])[^>]*Type="[^"]*\/(attachedTemplate|oleObject|frame|subDocument)"/i;

/** Looks at a part of a document that is XML. @throws Refused CV_BROKEN with declarations, CV_ENCRYPTED, CV_HAS_PROGRAM */
export function guardXml(name: string, content: Buffer): void {
  const text = decode(content);
  if (DECLARATION.test(text)) {
    throw new Refused('CV_BROKEN');
  }
  if (name === 'META-INF/manifest.xml' && ENCRYPTION.test(text)) {
    throw new Refused('CV_ENCRYPTED');
  }
  if (name.endsWith('.rels') && (REMOTE.test(text) || REMOTE_FIRST.test(text))) {
    throw new Refused('CV_HAS_PROGRAM');
  }
}

/** As any reader would: a declaration in another encoding is one, too. */
function decode(content: Buffer): string {
  const [first, second] = content;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) {
    return content.toString('utf16le');
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) {
    return new TextDecoder('utf-16be').decode(content);
  }
  return content.toString('latin1');
}
