import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Database, Settings, Storage } from '@babelboard/platform';
import { changedProfileResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { TestApi } from '../../support/api.js';
import { type Answer, messageOf, ProfileOwner, refusalOf } from './profile-owner.js';

/** A picture whose left half is red and whose right half is blue. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ]);

export function describeAvatars(started: () => TestApi): void {
  let api: TestApi;
  let ana: ProfileOwner;
  beforeAll(async () => {
    api = started();
    ana = await ProfileOwner.arrive(api);
  });

  const upload = (content: Uint8Array, crop: Record<string, number> = {}, owner = ana): Promise<Answer> => {
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(content)]), 'me.jpg');
    for (const [name, value] of Object.entries(crop)) {
      form.append(name, String(value));
    }
    return owner.call('POST', 'avatar', form);
  };
  const picture = async (size: number, owner = ana) => {
    const response = await fetch(`${api.url}/api/candidates/avatar/${size}`, { headers: owner.account.bearer });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  };
  /** Red, green, blue in the middle of the picture. */
  const colour = async (content: Buffer, left: number) => {
    const { data } = await sharp(content)
      .extract({ left, top: 32, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data].map((value) => (value > 200 ? 1 : 0)).join('');
  };
  const keys = () =>
    api.app
      .get(Database)
      .query<{ key_512: string }>('SELECT key_512 FROM candidate_avatar WHERE account_id = $1', [ana.account.id]);

  describe('/api/candidates/avatar', () => {
    it('keeps a photo in three sizes, upright, cut, and without what else the file says', async () => {
      // On its side: the camera was turned by 90 degrees, so that red is on top.
      const photo = await twoHalves(400, 200)
        .withExif({ IFD0: { Copyright: 'Ana', Orientation: '6' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const answer = await upload(photo, { x: 0, y: 0, width: 100, height: 50 });
      expect([answer.status, messageOf(answer)]).toEqual([200, 'Your photo is in place']);
      expect(changedProfileResponse.parse(answer.body)).toEqual(answer.body);
      const { path_foto, path_foto_64, path_foto_128, full_path_foto } = answer.body.user.candidate;
      expect([path_foto, path_foto_128, path_foto_64].map((path) => path.replace(/\?v=\w+$/, ''))).toEqual(
        [512, 128, 64].map((size) => `/api/candidates/avatar/${size}`),
      );
      expect(full_path_foto).toBe(`${api.url}${path_foto}`);
      for (const size of [512, 128, 64]) {
        const { response, content } = await picture(size);
        expect([
          response.status,
          response.headers.get('content-type'),
          response.headers.get('cache-control'),
          response.headers.get('x-content-type-options'),
        ]).toEqual([200, 'image/webp', 'no-store', 'nosniff']);
        const { width, height, exif, xmp, icc, orientation } = await sharp(content).metadata();
        expect([width, height, exif, xmp, icc, orientation]).toEqual([
          size,
          size,
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
      }
      const { content } = await picture(64);
      expect([await colour(content, 5), await colour(content, 58)]).toEqual(['100', '100']);
    });

    it('cuts the box that the page says, in percent', async () => {
      await upload(await twoHalves(400, 200).png().toBuffer(), { x: 50, y: 0, width: 50, height: 100 });
      expect(await colour((await picture(64)).content, 10)).toBe('001');
      await upload(await twoHalves(400, 200).webp().toBuffer());
      const { content } = await picture(64);
      expect([await colour(content, 10), await colour(content, 54)]).toEqual(['100', '001']);
    });

    it('replaces one photo by another under another name, and gives the old files away', async () => {
      const [before] = await keys();
      await upload(await twoHalves(100, 100).avif().toBuffer());
      const [after] = await keys();
      expect(after?.key_512).not.toBe(before?.key_512);
      expect(after?.key_512).toMatch(/^avatars\/[0-9a-f]{32}-512\.webp$/);
      const removals = await api.app.get(Database).query<{ key: string }>('SELECT key FROM file_removal');
      expect(removals.map(({ key }) => key)).toContain(before?.key_512);
      expect(removals.map(({ key }) => key)).not.toContain(after?.key_512);
    });

    it.each<[string, string, () => Promise<Uint8Array>]>([
      [
        'an SVG picture',
        'AVATAR_TYPE_WRONG',
        async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      ],
      ['a moving picture', 'AVATAR_TYPE_WRONG', async () => twoHalves(100, 100).gif().toBuffer()],
      ['a page', 'AVATAR_TYPE_WRONG', async () => Buffer.from('<html></html>')],
      ['nothing', 'AVATAR_TYPE_WRONG', async () => Buffer.alloc(0)],
      ['a beginning', 'AVATAR_BROKEN', async () => (await twoHalves(400, 400).jpeg().toBuffer()).subarray(0, 600)],
      [
        'a wrong name',
        'AVATAR_BROKEN',
        async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>')]),
      ],
      ['few pixels', 'AVATAR_TOO_SMALL', async () => twoHalves(40, 400).png().toBuffer()],
      [
        'a bomb',
        'AVATAR_TOO_MANY_PIXELS',
        async () =>
          sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' } })
            .png()
            .toBuffer(),
      ],
      [
        'one that is read a thousand times over',
        'AVATAR_TOO_COMPLEX',
        async () => {
          const plain = await twoHalves(400, 400).jpeg().toBuffer();
          const scan = Buffer.from('ffda0008010100013f0012ff00', 'hex');
          return Buffer.concat([plain.subarray(0, -2), ...Array<Buffer>(1_000).fill(scan), plain.subarray(-2)]);
        },
      ],
    ])('refuses %s', async (_what, code, make) => {
      expect(refusalOf(await upload(await make()))).toEqual([422, code, ['avatar']]);
    });

    it('refuses more than 5 MB, a form without a file, and a box that is none', async () => {
      expect(refusalOf(await upload(Buffer.alloc(5 * 1024 * 1024 + 1)))).toEqual([422, 'AVATAR_TOO_LARGE', ['avatar']]);
      expect(refusalOf(await ana.call('POST', 'avatar', new FormData()))).toEqual([422, 'AVATAR_MISSING', ['avatar']]);
      const photo = await twoHalves(100, 100).png().toBuffer();
      expect((await upload(photo, { x: 0, y: 0, width: 200, height: 100 })).status).toBe(422);
    });

    it('is nobody else’s, and has no other size', async () => {
      const other = await ProfileOwner.arrive(api);
      expect((await picture(512, other)).response.status).toBe(404);
      expect((await picture(256)).response.status).toBe(404);
      expect((await fetch(`${api.url}/api/candidates/avatar/64`)).status).toBe(401);
    });

    it('goes with its files', async () => {
      const [before] = await keys();
      const answer = await ana.call('DELETE', 'avatar');
      expect([messageOf(answer), answer.body.user.candidate.path_foto]).toEqual(['Your photo is removed', null]);
      expect((await picture(64)).response.status).toBe(404);
      expect(
        await api.app.get(Database).query('SELECT 1 FROM file_removal WHERE key = $1', [before?.key_512]),
      ).toHaveLength(1);
      const again = await ana.call('DELETE', 'avatar');
      expect([again.status, messageOf(again)]).toEqual([200, 'You show no photo']);
    });

    it('leaves nothing of the uploads in the folder', async () => {
      const { dataDir } = api.app.get(Settings);
      expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
      expect((await stat(dataDir)).isDirectory()).toBe(true);
      expect(await api.app.get(Storage).get('avatars/none.webp')).toBeNull();
    });
  });
}
