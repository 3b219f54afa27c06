import { describe, expect, it } from '@jest/globals';
import { readFeed, readFile, titlesOf } from '../../testing/read-feed.js';

describe('HTML', () => {
  it('reads the linked data of a page and refuses a broken script', async () => {
    const page = `<!DOCTYPE html><html><head><script type="application/ld+json">{"@type":"JobPosting","title":"A"}</script>
      <script>var x = '{"@type":"JobPosting"}'</script><!-- <script type="application/ld+json">{"@type":"JobPosting"}</script> -->
      <script type="Application/LD+JSON; charset=utf-8">{"@type": oops}</script></head><body></body></html>`;
    const { ads, refused } = await readFile(page);
    expect(titlesOf(ads)).toEqual(['A']);
    expect(refused).toMatchObject([{ row: 2, code: 'BROKEN_JSON' }]);
  });

  it('says what is missing in a page without linked data', async () => {
    await expect(readFeed('civil_service_jobs_detail_page_ogl.html')).rejects.toMatchObject({
      code: 'UNKNOWN_FILE_TYPE',
      params: { seen: 'html' },
    });
  });
});
