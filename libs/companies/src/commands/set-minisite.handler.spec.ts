import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import type { MinisiteLook } from '../entities/minisite.entity.js';
import { CompanyDirectory } from '../queries/company-directory.js';
import { EnsureCompanies } from './ensure-companies.command.js';
import { SetCompanyLook } from './set-company-look.command.js';
import { SetMinisite } from './set-minisite.command.js';
import { SuspendCompany } from './suspend-company.command.js';

const LOOK: MinisiteLook = {
  slug: 'kafeneio',
  active: true,
  template: 'banner',
  headline: 'Coffee in nine languages',
  contentHtml: '<p>Come in.</p><script>alert(1)</script>',
};
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

let test: TestApplication;
let folder: string;
let companyId: number;
let otherId: number;
const commands = () => test.app.get(CommandBus);
const directory = () => test.app.get(CompanyDirectory, { strict: false });
const changed = async () => (await takeEvents(test.app)).map(({ type, payload }) => [type, payload]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logos-'));
  test = await createTestApplication({ DATA_DIR: folder });
  [companyId = 0, otherId = 0] = await commands().execute(
    new EnsureCompanies([{ name: 'Kafeneio' }, { name: 'Other' }]),
  );
  await takeEvents(test.app);
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

describe('giving a company its minisite', () => {
  it('stores it sanitised and tells once', async () => {
    await commands().execute(new SetMinisite(companyId, LOOK));
    await commands().execute(new SetMinisite(companyId, LOOK));
    expect(await changed()).toEqual([['companies.minisite-changed.v1', { companyId }]]);
    const page = await directory().page(companyId);
    expect(page?.look).toEqual({ template: 'banner', headline: LOOK.headline, contentHtml: '<p>Come in.</p>' });
    expect(page?.minisite).toBe('kafeneio');
    expect((await directory().byMinisite('Kafeneio'))?.id).toBe(companyId);
    expect(await directory().minisites()).toEqual([{ companyId, slug: 'kafeneio' }]);
  });

  it('gives an address to one of two companies that want it at the same time', async () => {
    for (const slug of ['one', 'two', 'three', 'four', 'five']) {
      const results = await Promise.allSettled(
        [companyId, otherId].map((id) => commands().execute(new SetMinisite(id, { ...LOOK, slug }))),
      );
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
      expect({ slug, refused }).toEqual({ slug, refused: ['MINISITE_SLUG_TAKEN'] });
    }
    await test.app.get(Database).query('DELETE FROM minisite WHERE company_id = $1', [otherId]);
    await commands().execute(new SetMinisite(companyId, LOOK));
    await takeEvents(test.app);
  });

  it.each(['', 'Kafeneio', 'a b', '-a', 'a-', 'ä', 'x'.repeat(81)])('refuses the address "%s"', async (slug) => {
    const refused = commands().execute(new SetMinisite(companyId, { ...LOOK, slug }));
    await expect(refused).rejects.toMatchObject({ code: 'MINISITE_SLUG_UNUSABLE' });
  });

  it('gives no address twice', async () => {
    const refused = commands().execute(new SetMinisite(otherId, LOOK));
    await expect(refused).rejects.toMatchObject({ code: 'MINISITE_SLUG_TAKEN', kind: 'conflict' });
    expect(await changed()).toEqual([]);
  });

  it('shows nothing of it without the service, nor of a suspended company', async () => {
    await commands().execute(new SetMinisite(companyId, { ...LOOK, active: false }));
    expect(await directory().byMinisite('kafeneio')).toBeUndefined();
    expect(await directory().page(companyId)).toMatchObject({ minisite: null, look: null });
    await commands().execute(new SetMinisite(companyId, LOOK));
    await commands().execute(new SetMinisite(otherId, { ...LOOK, slug: 'other', template: null }));
    await commands().execute(new SuspendCompany(otherId));
    expect(await directory().byMinisite('other')).toBeUndefined();
    expect(await directory().page(otherId)).toBeUndefined();
    expect(await directory().minisites()).toEqual([{ companyId, slug: 'kafeneio' }]);
    await takeEvents(test.app);
  });
});

describe('giving a company its logo and colour', () => {
  it('keeps the picture under a name of its content and tells once', async () => {
    await commands().execute(new SetCompanyLook(companyId, PNG, 20));
    await commands().execute(new SetCompanyLook(companyId, PNG, 20));
    expect(await changed()).toEqual([['companies.minisite-changed.v1', { companyId }]]);
    const logo = (await directory().cards([companyId])).get(companyId)?.logo;
    expect(logo).toMatch(new RegExp(`^logos/${companyId}-[0-9a-f]{16}\\.png$`));
    expect(await readdir(join(folder, 'files', 'logos'))).toContain(logo?.slice('logos/'.length));
  });

  it('takes no picture but PNG', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    await expect(commands().execute(new SetCompanyLook(companyId, svg, 20))).rejects.toMatchObject({
      code: 'LOGO_NOT_PNG',
    });
    expect(await changed()).toEqual([]);
  });

  it('has one removed that no company has, and none that one has', async () => {
    const planned = () => test.app.get(Database).query<{ key: string }>('SELECT key FROM file_removal');
    await expect(commands().execute(new SetCompanyLook(0, PNG, 20))).rejects.toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
    expect(await planned()).toEqual([{ key: expect.stringMatching(/^logos\/0-/) }]);
    await test.app.get(Database).query('DELETE FROM file_removal');
    await commands().execute(new SetCompanyLook(companyId, PNG, 20));
    await expect(commands().execute(new SetCompanyLook(companyId, PNG, 999))).rejects.toThrow();
    expect(await planned()).toEqual([]);
    await takeEvents(test.app);
  });

  it('takes the logo away', async () => {
    await commands().execute(new SetCompanyLook(companyId, null, null));
    expect(await directory().page(companyId)).toMatchObject({ logo: null, hue: null });
  });
});
