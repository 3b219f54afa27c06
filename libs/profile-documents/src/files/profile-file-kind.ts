/** What a file may hold a profile in, by how it begins. */
export type ProfileFileKind = 'xml' | 'json' | 'pdf';

/** Quick, and never wrong about the rest: what it gives still has to be read. Null for a file of any other kind. */
export function profileFileKind(bytes: Uint8Array): ProfileFileKind | null {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.includes('%PDF-')) {
    return 'pdf';
  }
  const text = head
    .replace(/\0/g, '')
    .replace(/^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
    .trimStart();
  if (/^<(\?xml|!--|!DOCTYPE|[\w-]+:?(Candidate|SkillsPassport)\b|Candidate\b|SkillsPassport\b)/i.test(text)) {
    return 'xml';
  }
  return text.startsWith('{') ? 'json' : null;
}
