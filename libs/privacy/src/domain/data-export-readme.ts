/** The text beside the data of an export. @param tables with the number of their rows and files */
export function dataExportReadme(
  productName: string,
  baseUrl: string,
  requestedAt: Date,
  tables: readonly { name: string; rows: number; files: number }[],
): string {
  const lines = tables.map(({ name, rows, files }) => {
    const entries = `${name}.json: ${rows} ${rows === 1 ? 'entry' : 'entries'}`;
    return files === 0 ? entries : `${entries}, ${files} ${files === 1 ? 'file' : 'files'} in files/${name}/`;
  });
  return [
    `Your data at ${productName} (${baseUrl}), as of ${requestedAt.toISOString()}`,
    '',
    'This is a copy of everything that we hold about you (Regulation (EU) 2016/679, articles 15 and 20).',
    'Each .json file is a list; it opens in any text editor, and programs can read it. Times are in UTC.',
    '',
    ...lines,
    '',
    'Not in it, because they only guard your account: hashes of your password, of recovery codes and of sessions, and',
    'the secret of your authenticator.',
    '',
    'You can correct your data in your account, and delete the account under its settings.',
    '',
  ].join('\r\n');
}
