import { createHash, createVerify } from 'node:crypto';

/** The signature of a mail as it was sent: what it covers, and whether it is right (RFC 6376, relaxed and relaxed). */
export function checkDkim(raw: Buffer, publicKey: string): { domain: string; signed: string[]; valid: boolean } {
  const text = raw.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const fields = text.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.trim().split(/=(.*)/s) as [string, string])
      .map(([name, value = '']) => [name, value.replaceAll(/\s/g, '')]),
  );
  const signed = (tags.h ?? '').toLowerCase().split(':');
  const covered = signed.flatMap((name) => fields.findLast((field) => nameOf(field) === name) ?? []).map(relaxed);
  const own = relaxed(signature.replace(/(\bb=)[^;]*/, '$1'));
  const isRight = createVerify('RSA-SHA256')
    .update([...covered, own].join('\r\n'), 'latin1')
    .verify(publicKey, tags.b ?? '', 'base64');
  const body = createHash('sha256')
    .update(relaxedBody(text.slice(end + 4)), 'latin1')
    .digest('base64');
  return { domain: tags.d ?? '', signed, valid: isRight && body === tags.bh };
}

function nameOf(field: string): string {
  return field.slice(0, field.indexOf(':')).trim().toLowerCase();
}

function relaxed(field: string): string {
  const value = field
    .slice(field.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
  return `${nameOf(field)}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''));
  const kept = lines.join('\r\n').replace(/(?:\r\n)*$/, '');
  return kept === '' ? '' : `${kept}\r\n`;
}
