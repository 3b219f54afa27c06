import { createReadStream } from 'node:fs';
import { it } from '@jest/globals';
import { readAds } from './formats/read-ads.js';
it('mem', async () => {
  const t = performance.now(); let n = 0; let peak = 0; const before = process.memoryUsage().rss;
  for await (const row of readAds({ name: 'b', stream: createReadStream('/tmp/big.ndjson') })) { n += row.row > 0 ? 1 : 0; if (n % 500 === 0) peak = Math.max(peak, process.memoryUsage().rss); }
  console.log(n, Math.round(performance.now() - t), 'ms', Math.round((peak - before) / 1e6), 'MB more');
});
