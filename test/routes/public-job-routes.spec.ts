import { jobListResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { adFile, adRow } from '../support/ads.js';
import { eventually } from '../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';

/**
 * Every public job route with its odd forms. `address`: as requested; `robots`: of the page's head; last column: the canonical address
 * of a page that is shown (`-`: none), the target of a redirect. `{offer}`: slug and id of a live offer, `{id}`: its id, `{ended}`:
 * an offer that was closed. Tellmera is a company of the demo data with a minisite. What nobody knows in a query changes nothing but
 * that search engines are to leave the address alone, as any with a query.
 */
const ROUTES = `
| address                                                     | status | robots  | canonical or target
| Home and all offers
| /                                                           | 200    | index   | /
| /jobs                                                       | 200    | index   | /jobs
| /jobs?_from=20                                              | 200    | noindex | /jobs
| /jobs?keywords=nurse                                        | 200    | noindex | /jobs
| /jobs?latests=true                                          | 200    | noindex | /jobs
| /jobs?_from=1000000                                         | 200    | noindex | /jobs
| /jobs/                                                      | 301    |         | /jobs
| /Jobs                                                       | 301    |         | /jobs
| /jobs.html                                                  | 301    |         | /jobs
| By skill
| /jobs-with-use-spreadsheets-software                        | 200    | index   | /jobs-with-use-spreadsheets-software
| /jobs-with-Use-Spreadsheets-Software/1                      | 301    |         | /jobs-with-use-spreadsheets-software
| /jobs-with-use-spreadsheets-software/9000                   | 200    | noindex | /jobs-with-use-spreadsheets-software/9000
| /jobs-with-flying-carpets                                   | 302    |         | /jobs?keywords=flying+carpets#searched-as-words
| /jobs-with-flying-carpets/2?experience=2                    | 302    |         | /jobs?keywords=flying+carpets&experience=2#searched-as-words
| /jobs-with-python+flying-carpets                            | 302    |         | /jobs?keywords=python&keywords=flying+carpets#searched-as-words
| /jobs-with-excel                                            | 200    | index   | /jobs-with-excel
| /jobs-with-verkaufstatigkeiten                              | 301    |         | /jobs-with-sales
| /jobs-with-drive-vehicles/1                                 | 301    |         | /jobs-with-driving
| /jobs-with-                                                 | 404    | noindex | -
| By place
| /jobs-in-Germany                                            | 200    | index   | /jobs-in-Germany
| /jobs-in-Germany/2                                          | 200    | index   | /jobs-in-Germany/2
| /jobs-in-Germany/1                                          | 301    |         | /jobs-in-Germany
| /jobs-in-Germany/02                                         | 301    |         | /jobs-in-Germany/2
| /jobs-in-Germany/9000                                       | 200    | noindex | /jobs-in-Germany/9000
| /jobs-in-Germany/0                                          | 404    | noindex | -
| /jobs-in-Germany/two                                        | 404    | noindex | -
| /jobs-in-Germany/2/3                                        | 404    | noindex | -
| /jobs-in-Germany?_from=20                                   | 301    |         | /jobs-in-Germany/2
| /jobs-in-Cologne                                            | 200    | index   | /jobs-in-Cologne
| /jobs-in-cologne                                            | 301    |         | /jobs-in-Cologne
| /jobs-in-K%C3%B6ln.html                                     | 301    |         | /jobs-in-Cologne
| /jobs-in-K%C3%B6ln/1/                                       | 301    |         | /jobs-in-Cologne
| /jobs-in-Deutschland                                        | 301    |         | /jobs-in-Germany
| /jobs-in-isle_of_man                                        | 301    |         | /jobs-in-Isle_of_Man
| /jobs-in-Isle_of_Man                                        | 200    | index   | /jobs-in-Isle_of_Man
| /jobs-in-united%20kingdom                                   | 301    |         | /jobs-in-United_Kingdom
| /jobs-in-aix-en-provence                                    | 301    |         | /jobs-in-Aix-en-Provence
| /jobs-in-Aix-en-Provence                                    | 200    | index   | /jobs-in-Aix-en-Provence
| /jobs-in-Tuvalu                                             | 200    | noindex | /jobs-in-Tuvalu
| /jobs-in-Atlantis                                           | 302    |         | /jobs#unknown=location&name=Atlantis
| /jobs-in-Atlantis?keywords=nurse                            | 302    |         | /jobs?keywords=nurse#unknown=location&name=Atlantis
| /jobs-in-Atlantis/2?experience=1                            | 302    |         | /jobs#unknown=location&name=Atlantis&asked=%2Fjobs-in-Atlantis%3Fexperience%3D1
| /jobs-in-                                                   | 404    | noindex | -
| By language
| /jobs-for-German-speakers                                   | 200    | index   | /jobs-for-German-speakers
| /jobs-for-German-speakers/2                                 | 200    | index   | /jobs-for-German-speakers/2
| /jobs-for-english+german-speakers                           | 301    |         | /jobs-for-English+German-speakers
| /jobs-for-German+English-speakers                           | 301    |         | /jobs-for-English+German-speakers
| /jobs-for-English+German-speakers                           | 200    | noindex | /jobs-for-English+German-speakers
| /jobs-for-swiss_german-speakers/1                           | 301    |         | /jobs-for-Swiss_German-speakers
| /jobs-for-swiss-german-speakers                             | 301    |         | /jobs-for-Swiss_German-speakers
| /jobs-for-Klingon-speakers                                  | 302    |         | /jobs#unknown=language&name=Klingon
| /jobs-for-German+Klingon-speakers                           | 302    |         | /jobs#unknown=language&name=Klingon&asked=%2Fjobs-for-German%2BKlingon-speakers
| By place and language
| /jobs-in-Cologne-for-German-speakers                        | 200    | index   | /jobs-in-Cologne-for-German-speakers
| /JOBS-IN-COLOGNE-FOR-GERMAN-SPEAKERS                        | 301    |         | /jobs-in-Cologne-for-German-speakers
| /jobs-in-Germany-for-German-speakers/2                      | 200    | index   | /jobs-in-Germany-for-German-speakers/2
| /jobs-in-Aix-en-Provence-for-French-speakers                | 200    | index   | /jobs-in-Aix-en-Provence-for-French-speakers
| /jobs-in-Atlantis-for-German-speakers                       | 302    |         | /jobs#unknown=location&name=Atlantis&asked=%2Fjobs-in-Atlantis-for-German-speakers
| /jobs-in-Cologne-for-Klingon-speakers                       | 302    |         | /jobs#unknown=language&name=Klingon&asked=%2Fjobs-in-Cologne-for-Klingon-speakers
| /jobs?location=K%C3%B6ln&language=German                    | 301    |         | /jobs-in-Cologne-for-German-speakers
| /jobs?location=Cologne&language=German&experience=2         | 301    |         | /jobs-in-Cologne-for-German-speakers?experience=2
| /jobs?location=Berlin&location=Cologne                      | 200    | noindex | /jobs
| /jobs?location=Berlin&location=K%C3%B6ln                    | 301    |         | /jobs?location=Berlin&location=Cologne
| /jobs-in-Cologne?location=Berlin                            | 301    |         | /jobs?location=Berlin&location=Cologne
| /jobs-in-Cologne-for-German-speakers?experience=2           | 200    | noindex | /jobs-in-Cologne-for-German-speakers
| /jobs?location=Atlantis&experience=99&radius=13             | 200    | noindex | /jobs
| /jobs?experience=99                                         | 200    | noindex | /jobs
| Remote work
| /Remote-jobs                                                | 200    | index   | /Remote-jobs
| /remote-jobs                                                | 301    |         | /Remote-jobs
| /jobs-in-Remote                                             | 301    |         | /Remote-jobs
| /jobs?location=remote                                       | 301    |         | /Remote-jobs
| /Remote-jobs/2                                              | 200    | index   | /Remote-jobs/2
| /RemoteCountryBased-jobs                                    | 200    | index   | /RemoteCountryBased-jobs
| /Hybrid-jobs                                                | 200    | index   | /Hybrid-jobs
| /Hybrid+Remote-jobs                                         | 200    | index   | /Hybrid+Remote-jobs
| /Remote+Hybrid-jobs                                         | 301    |         | /Hybrid+Remote-jobs
| /Sometimes-jobs                                             | 404    | noindex | -
| /Remote+Sometimes-jobs                                      | 404    | noindex | -
| /Remote-jobs-in-Germany                                     | 200    | index   | /Remote-jobs-in-Germany
| /Hybrid-jobs-in-Remote                                      | 301    |         | /Hybrid+Remote-jobs
| /remote-jobs-in-deutschland-for-german-speakers/1           | 301    |         | /Remote-jobs-in-Germany-for-German-speakers
| /Remote-jobs-in-Germany-for-German-speakers                 | 200    | index   | /Remote-jobs-in-Germany-for-German-speakers
| /Remote-jobs-for-German-speakers                            | 200    | index   | /Remote-jobs-for-German-speakers
| /Remote-jobs-in-Atlantis                                    | 302    |         | /jobs#unknown=location&name=Atlantis&asked=%2FRemote-jobs-in-Atlantis
| /Remote-jobs-for-Klingon-speakers                           | 302    |         | /jobs#unknown=language&name=Klingon&asked=%2FRemote-jobs-for-Klingon-speakers
| /Sometimes-jobs-in-Germany                                  | 404    | noindex | -
| Minisites
| /jobs-at-tellmera                                           | 200    | index   | /jobs-at-tellmera
| /jobs-at-tellmera.html                                      | 301    |         | /jobs-at-tellmera
| /Jobs-At-Tellmera/1                                         | 301    |         | /jobs-at-tellmera
| /jobs-at-tellmera/2                                         | 200    | index   | /jobs-at-tellmera/2
| /jobs-at-tellmera/9000                                      | 200    | noindex | /jobs-at-tellmera/9000
| /jobs-at-tellmera?experience=2                              | 200    | noindex | /jobs-at-tellmera
| /jobs-at-nobody                                             | 404    | noindex | -
| /jobs-at-nobody/2                                           | 404    | noindex | -
| An offer
| /jobs/{offer}                                               | 200    | index   | /jobs/{offer}
| /jobs/{id}                                                  | 301    |         | /jobs/{offer}
| /jobs/another-title-{id}                                    | 301    |         | /jobs/{offer}
| /jobs/another-title-{id}.html?autoApply=true                | 301    |         | /jobs/{offer}?autoApply=true
| /jobs/{offer}.html                                          | 301    |         | /jobs/{offer}
| /jobs/{offer}/                                              | 301    |         | /jobs/{offer}
| /Jobs/{offer}                                               | 301    |         | /jobs/{offer}
| /jobs/{ended}                                               | 410    | noindex | -
| /jobs/{ended}.html                                          | 301    |         | /jobs/{ended}
| /jobs/nobody-knows-it-99999999                              | 404    | noindex | -
| /jobs/no-number                                             | 404    | noindex | -
| In German
| /de                                                         | 200    | index   | /de
| /de/                                                        | 301    |         | /de
| /de/jobs                                                    | 200    | index   | /de/jobs
| /de/jobs-in-Germany-for-German-speakers                     | 200    | index   | /de/jobs-in-Germany-for-German-speakers
| /de/jobs-in-Deutschland                                     | 301    |         | /de/jobs-in-Germany
| /de/jobs/{offer}                                            | 200    | index   | /de/jobs/{offer}
| /de/jobs/{id}                                               | 301    |         | /de/jobs/{offer}
| /de/X                                                       | 404    | noindex | -
| No route
| /X                                                          | 404    | noindex | -
| /xx/jobs-in-Germany                                         | 404    | noindex | -
| /jobsite                                                    | 404    | noindex | -
| //jobs-in-Germany                                           | 301    |         | /jobs-in-Germany
| /jobs-in-%E0%A4%A                                           | 400    |         | -
`;

const ads = [
  adRow({ title: 'Keeper of the bridge', city: 'Bonn', country: 'DE', source: 'routes' }),
  adRow({ title: 'Harbour master', city: 'Douglas', country: 'IM', source: 'routes' }),
  adRow({
    title: 'Vendeuse de lavande',
    city: 'Aix-en-Provence',
    country: 'FR',
    language: 'fr',
    source: 'routes',
    description: 'Nous cherchons une personne souriante pour notre boutique. Vous parlez couramment français.',
  }),
  adRow({
    title: 'Gemüseköchin',
    city: 'Köln',
    country: 'DE',
    source: 'routes',
    description: 'Cook vegetable products. You speak German at level B2.',
  }),
];
const ended = adRow({ title: 'Keeper of the tower', city: 'Bonn', country: 'DE', source: 'routes' });

let product: RunningProduct;
const known: Record<string, string> = {};

beforeAll(async () => {
  product = await sharedProduct();
  await imports([...ads, ended]);
  await eventually(async () => {
    known['{ended}'] = await urlOf('Keeper of the tower');
    known['{offer}'] = await urlOf('Keeper of the bridge');
  });
  known['{id}'] = known['{offer}']?.replace(/^.*-/, '') ?? '';
  await imports(ads);
  await eventually(async () => {
    expect((await fetch(`${product.url}/jobs/${known['{ended}']}`)).status).toBe(410);
  });
});

/** The snapshot is what the source has now: what is missing from it is closed. */
async function imports(rows: Record<string, unknown>[]): Promise<void> {
  const { code, output } = await product.cli(
    'import-offers',
    await adFile(rows),
    '--company',
    'routes',
    '--snapshot',
    'routes',
  );
  expect({ code, output }).toMatchObject({ code: 0 });
}

async function list(path: string) {
  return jobListResponse.parse(await (await fetch(`${product.url}/api${path}`)).json());
}

async function urlOf(title: string): Promise<string> {
  const { jobs } = await list(`/jobs?keywords=${encodeURIComponent(title)}`);
  const url = jobs.data.find((job) => job.title === title)?.url;
  if (url === undefined) {
    throw new Error(`There is no ${title}.`);
  }
  return url.replace('/jobs/', '');
}

const filled = (text: string) => text.replace(/\{\w+\}/g, (name) => known[name] ?? name);

async function visit(address: string) {
  const response = await fetch(product.url + address, { redirect: 'manual' });
  const html = await response.text();
  return {
    status: response.status,
    target: response.headers.get('location'),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
  };
}

const rows = ROUTES.trim()
  .split('\n')
  .slice(1)
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1),
  );

describe('public job routes', () => {
  let heading = '';
  for (const [address = '', status = '', robots = '', last = ''] of rows) {
    if (status === '') {
      heading = address;
      continue;
    }
    it(`${heading}: ${address} is ${status} ${robots} ${last}`, async () => {
      const page = await visit(filled(address));
      expect(page.status).toBe(Number(status));
      if (page.status < 300 || page.status >= 400) {
        const canonical = last === '-' ? null : new URL(filled(last), product.url).href;
        expect(page.canonical).toBe(canonical);
        expect(page.robots?.split(',')[0] ?? '').toBe(robots);
        return;
      }
      expect(page.target).toBe(filled(last));
      // One redirect only: where it leads is the end.
      expect([200, 410]).toContain((await visit(filled(last))).status);
    });
  }
});
