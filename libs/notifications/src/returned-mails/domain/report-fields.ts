import PostalMime from 'postal-mime';

/** Fields of a report, by their names in small letters. */
export type ReportFields = ReadonlyMap<string, string>;

/** More people than one mail of ours reaches. */
const MOST_GROUPS = 50;

/** The groups of fields of a machine's report (RFC 3464, 2.1; RFC 5965, 3), empty lines between them. Of a field that comes twice the first counts. */
export async function readReportFields(text: string): Promise<ReportFields[]> {
  const groups = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((group) => group.trim())
    .filter((group) => group !== '');
  return Promise.all(groups.slice(0, MOST_GROUPS).map(readHeaders));
}

/** The headers at the beginning of a mail. */
export async function readHeaders(mail: string): Promise<ReportFields> {
  const [head = ''] = mail.replaceAll('\r\n', '\n').split('\n\n', 1);
  const { headers } = await PostalMime.parse(`${head.trim()}\n\n`);
  return new Map(headers.toReversed().map(({ key, value }) => [key, value]));
}
