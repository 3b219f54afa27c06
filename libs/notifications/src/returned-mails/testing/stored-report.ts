import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'reports');

/** The reports of `reports/`, in the forms in which mail servers write them. */
export const STORED_REPORTS = readdirSync(FOLDER).map((file) => file.replace(/\.eml$/, ''));

/** A report as it comes by SMTP. @param to the address of ours that it comes to, and the code in it */
export function storedReport(name: string, { path, code }: { path: string; code: string }): Buffer {
  const text = readFileSync(join(FOLDER, `${name}.eml`), 'utf8');
  return Buffer.from(text.replaceAll('{{path}}', path).replaceAll('{{code}}', code).replaceAll('\n', '\r\n'));
}
