import { type CompanyToEnsure, EnsureCompanies } from '@babelboard/companies/contract';
import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CloseMissingOffers, type OfferKey } from '../commands/close-missing-offers.command.js';
import { type ImportedOffer, ImportOffers } from '../commands/import-offers.command.js';
import type { ParsedAd } from './formats/parsed-ad.js';
import { type AdSource, readAds } from './formats/read-ads.js';
import type { ReadRow } from './formats/read-row.js';
import { countRow, emptyReport, type ImportReport, type RowReport } from './import-report.js';
import { ownKey } from './normalise/ad-key.js';
import { normaliseAd } from './normalise/normalise-ad.js';
import type { AdKey, AdWarning, NormalisedAd, NormalisedRow } from './normalise/normalised-ad.js';
import { OfferPreparer } from './offer-preparer.js';
import { storeRows } from './store-rows.js';

/** Rows that are stored in one transaction. */
const BATCH = 100;

export interface ImportOptions {
  /** The company of the rows that name no employer; made when it is new. */
  companySlug: string;
  /** Ads past their last day are published for 30 days all the same: for trying old files. */
  ignoreExpiry?: boolean;
  /** The ads are all that this name stands for: offers of it that are missing in the file are closed. */
  snapshot?: string | null;
}

interface Accepted {
  row: number;
  ad: NormalisedAd;
  warnings: AdWarning[];
}

/** What is kept over the batches of one run. */
interface Run {
  options: ImportOptions;
  fallbackCompanyId: number;
  companyIds: Map<string, number>;
  /** The row of each key: a key counts once in a file. */
  seen: Map<string, number>;
  onRow: (row: RowReport) => void;
}

/**
 * Imports a file of ads: reads, cleans, places, recognises and stores it in batches. A run that is killed has stored whole
 * batches with their events, and a new run goes on from there, as a row that is stored already changes nothing.
 */
@Injectable()
export class OfferImporter {
  constructor(
    private readonly commands: CommandBus,
    private readonly preparer: OfferPreparer,
    private readonly clock: Clock,
  ) {}

  /**
   * @param onRow called for each row once its fate is known, in batches; rows that cannot be read come as soon as they are met
   * @throws DomainError UNKNOWN_FILE_TYPE, COMPANY_SLUG_UNUSABLE
   */
  async import(
    source: AdSource,
    options: ImportOptions,
    onRow: (row: RowReport) => void = () => {},
  ): Promise<ImportReport> {
    const start = performance.now();
    const report = emptyReport();
    const reading = readAds(source);
    let run: Run | null = null;
    let batch: Accepted[] = [];
    for await (const row of reading) {
      run ??= await this.begin(options, (one) => {
        countRow(report, one);
        onRow(one);
      });
      const accepted = this.accept(row, run);
      if (accepted && batch.push(accepted) === BATCH) {
        await this.store(batch, run);
        batch = [];
      }
    }
    if (run) {
      await this.store(batch, run);
    }
    report.format = reading.summary.format;
    report.complete = reading.summary.complete;
    if (options.snapshot) {
      await this.closeMissing(options.snapshot, run, report);
    }
    report.seconds = (performance.now() - start) / 1000;
    return report;
  }

  /** Nothing is made for a file that cannot be read. */
  private async begin(options: ImportOptions, onRow: Run['onRow']): Promise<Run> {
    const slug = options.companySlug;
    const name = slug.replace(/-+/g, ' ').replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    const [fallbackCompanyId = 0] = await this.commands.execute(new EnsureCompanies([{ slug, name }]));
    return { options, fallbackCompanyId, companyIds: new Map(), seen: new Map(), onRow };
  }

  private accept(read: ReadRow, run: Run): Accepted | null {
    const { row } = read;
    const refuse = (refusal: RowReport['refusal'], title: string | null = null) => {
      run.onRow({ row, outcome: 'refused', title, offerId: null, refusal, warnings: [] });
      return null;
    };
    if ('refused' in read) {
      return refuse(read.refused);
    }
    const normalised = this.normalise(read.ad);
    const key = 'ad' in normalised ? normalised.ad.key : normalised.key;
    const before = key === null ? undefined : this.firstRowWith(key, row, run);
    if ('refused' in normalised) {
      return refuse(normalised.refused, read.ad.title?.slice(0, 200) ?? null);
    }
    if (before !== undefined) {
      const message = `The row has the same id or content as row ${before}.`;
      return refuse({ code: 'DUPLICATE_ROW', message }, normalised.ad.title);
    }
    return { row, ad: normalised.ad, warnings: normalised.warnings };
  }

  /** An ad that breaks the program stays out; the file goes on. */
  private normalise(ad: ParsedAd): NormalisedRow {
    try {
      return normaliseAd(ad, this.clock.now());
    } catch (error) {
      return { refused: { code: 'NOT_READABLE', message: `The row cannot be read: ${error}` }, key: ownKey(ad) };
    }
  }

  private firstRowWith({ source, sourceKey }: AdKey, row: number, run: Run): number | undefined {
    const key = JSON.stringify([source, sourceKey]);
    const before = run.seen.get(key);
    run.seen.set(key, before ?? row);
    return before;
  }

  private async store(batch: Accepted[], run: Run): Promise<void> {
    const results = await storeRows(batch, (rows) => this.storeTogether(rows, run));
    results.forEach((result, index) => {
      const { row, ad, warnings } = batch[index] as Accepted;
      run.onRow(
        'offerId' in result
          ? { row, title: ad.title, ...result, refusal: null, warnings: [...warnings, ...result.warnings] }
          : { row, title: ad.title, outcome: 'refused', offerId: null, refusal: result, warnings },
      );
    });
  }

  private async storeTogether(batch: Accepted[], run: Run): Promise<(ImportedOffer & { warnings: AdWarning[] })[]> {
    if (batch.length === 0) {
      return [];
    }
    const { ignoreExpiry = false, snapshot = null } = run.options;
    await this.ensureEmployers(batch, run);
    const now = this.clock.now();
    const prepared = await Promise.all(
      batch.map(({ ad }) => {
        const companyId = ad.companyName === null ? undefined : run.companyIds.get(ad.companyName);
        const over = ignoreExpiry && ad.validThrough !== null && ad.validThrough <= now;
        return this.preparer.prepare(ad, companyId ?? run.fallbackCompanyId, over ? null : ad.validThrough);
      }),
    );
    const offers = prepared.map(({ offer }) => offer);
    const stored = await this.commands.execute(new ImportOffers(offers, snapshot));
    return stored.map((result, index) => ({ ...result, warnings: prepared[index]?.warnings ?? [] }));
  }

  private async ensureEmployers(batch: Accepted[], run: Run): Promise<void> {
    const wanted = new Map<string, CompanyToEnsure>();
    for (const { companyName: name, companyUrl: website } of batch.map(({ ad }) => ad)) {
      if (name !== null && !run.companyIds.has(name) && !wanted.has(name)) {
        wanted.set(name, website === null ? { name } : { name, profile: { website } });
      }
    }
    if (wanted.size > 0) {
      const ids = await this.commands.execute(new EnsureCompanies([...wanted.values()]));
      [...wanted.keys()].forEach((name, index) => {
        run.companyIds.set(name, ids[index] as number);
      });
    }
  }

  /** A file that is empty, cut off or refused as a whole says nothing about what is missing. */
  private async closeMissing(snapshot: string, run: Run | null, report: ImportReport): Promise<void> {
    const stored = report.created + report.changed + report.unchanged;
    if (!report.complete || run === null || stored === 0) {
      const why = report.complete ? 'holds no usable row' : 'is not complete';
      report.snapshotNote = `Nothing of the snapshot "${snapshot}" was closed: the file ${why}.`;
      return;
    }
    const present = [...run.seen.keys()].map((key): OfferKey => {
      const [source, sourceKey] = JSON.parse(key) as [string, string];
      return { source, sourceKey };
    });
    report.closed = await this.commands.execute(new CloseMissingOffers(snapshot, present));
  }
}
