import { Clock, Database } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { countableWords } from './countable-words.js';
import { DayAskers } from './day-askers.js';

const FLUSH_MS = 5_000;

/** Different searches that are gathered between two writes; more come from a machine. */
const MOST_GATHERED = 500;

/** Askers, each once a day: what fewer ask for is a chance, or one person's own words. */
const LEAST_TIMES = 3;

const MOST_SHOWN = 200;

interface Gathered {
  day: string;
  language: UiLanguage;
  words: string;
  times: number;
}

export interface UnansweredSearch {
  words: string;
  language: string;
  times: number;
  firstDay: string;
  lastDay: string;
}

/**
 * Counts searches that found nothing, without keeping whose they were: by day, language of the page and folded words, each asker once a day. Gathers for some seconds, so
 * that nobody waits for a write; what was gathered is written when the process ends, and lost where it is killed.
 */
@Injectable()
export class UnansweredSearches implements OnModuleDestroy {
  private readonly logger = new Logger(UnansweredSearches.name);
  private readonly askers = new DayAskers();
  private gathered = new Map<string, Gathered>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.flush();
  }

  /**
   * @param keywords as they were typed
   * @param asker what tells one from others, as an address; it is not kept
   */
  note(keywords: readonly string[], language: UiLanguage, asker: string): void {
    const words = countableWords(keywords);
    const day = this.clock.now().toISOString().slice(0, 10);
    if (words === null || !this.askers.isFirst(day, asker, words)) {
      return;
    }
    const key = `${day} ${language} ${words}`;
    const known = this.gathered.get(key);
    if (known === undefined && this.gathered.size >= MOST_GATHERED) {
      return;
    }
    this.gathered.set(key, { day, language, words, times: (known?.times ?? 0) + 1 });
    this.timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was gathered; what cannot be written is lost, and nobody is kept from searching. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rows = [...this.gathered.values()];
    this.gathered = new Map();
    if (rows.length === 0) {
      return;
    }
    try {
      await this.database.query(
        `INSERT INTO unanswered_search AS kept (day, language, words, times)
         SELECT day, language, words, times
         FROM jsonb_to_recordset($1) AS asked (day date, language text, words text, times int)
         ORDER BY day, language, words
         ON CONFLICT (day, language, words) DO UPDATE SET times = kept.times + excluded.times`,
        [JSON.stringify(rows)],
      );
    } catch (error) {
      this.logger.warn(`${rows.length} searches without results were not counted: ${error}`);
    }
  }

  /** Those that were asked several times, the most frequent first. @param language of the page; null for all */
  list(language: string | null): Promise<UnansweredSearch[]> {
    return this.database.query<UnansweredSearch>(
      `SELECT words, language, sum(times)::int AS times, min(day)::text AS "firstDay", max(day)::text AS "lastDay"
       FROM unanswered_search WHERE $1::text IS NULL OR language = $1
       GROUP BY words, language HAVING sum(times) >= ${LEAST_TIMES}
       ORDER BY times DESC, "lastDay" DESC, words, language LIMIT ${MOST_SHOWN}`,
      [language],
    );
  }
}
