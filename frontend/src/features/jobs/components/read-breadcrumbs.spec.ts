import { describe, expect, it } from '@jest/globals';
import { readBreadcrumbs } from './read-breadcrumbs.js';

describe('breadcrumbs', () => {
  it('are the steps of the list among the JSON-LD, with paths of this site', () => {
    const script = [
      { '@type': 'WebSite', name: 'Board' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Jobs', item: 'https://board.example/jobs' },
          { position: 2, name: 'Cologne', item: 'https://board.example/jobs-in-Cologne?radius=25' },
          { position: 3, name: 'German' },
        ],
      },
    ];
    expect(readBreadcrumbs(script)).toEqual([
      { name: 'Jobs', path: '/jobs' },
      { name: 'Cologne', path: '/jobs-in-Cologne?radius=25' },
      { name: 'German', path: null },
    ]);
  });

  it('are none where the page has no such list, or one in a wrong form', () => {
    expect(readBreadcrumbs([])).toEqual([]);
    expect(readBreadcrumbs([{ '@type': 'BreadcrumbList' }])).toEqual([]);
    expect(readBreadcrumbs([{ '@type': 'BreadcrumbList', itemListElement: [{ name: 3 }] }])).toEqual([]);
  });
});
