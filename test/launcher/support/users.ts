import { spawnSync } from 'node:child_process';

/** Only root can become other users and close folders to them. */
export const isRoot = process.getuid?.() === 0;

/** A user without any rights; made when this machine has none. */
export function normalUser(): { uid: number; gid: number } {
  const name = 'babelboard-test';
  if (spawnSync('id', [name]).status !== 0) {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  }
  const id = (option: string) => Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
