import { type CvServiceKind, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { FeedbackState } from '../store/cv-feedback.entity.js';

/** What became of a CV at a service. */
export interface ShownFeedback {
  id: number;
  cvId: number;
  service: CvServiceKind;
  serviceName: string;
  state: FeedbackState;
  askedAt: Date;
  sentAt: Date | null;
  answeredAt: Date | null;
  text: string | null;
  file: { name: string; size: number } | null;
}

const SHOWN = `id, cv_id AS "cvId", service, service_name AS "serviceName", state, asked_at AS "askedAt", sent_at AS "sentAt",
  answered_at AS "answeredAt", answer_text AS text,
  CASE WHEN answer_file_key IS NOT NULL THEN json_build_object('name', answer_file_name, 'size', answer_file_size) END AS file`;

/** Reads what became of CVs at services. */
@Injectable()
export class CvFeedbacks {
  constructor(private readonly database: Database) {}

  /** Of somebody's CVs that are there; of each CV and service the last. */
  ofPerson(accountId: number): Promise<ShownFeedback[]> {
    return this.database.query<ShownFeedback>(
      `SELECT DISTINCT ON (cv_id, service) ${SHOWN} FROM cv_feedback
       WHERE account_id = $1 AND cv_id IS NOT NULL ORDER BY cv_id, service, id DESC`,
      [accountId],
    );
  }

  /** Whether there is such a delivery. */
  async isKnown(deliveryId: string): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM cv_feedback WHERE delivery_id = $1', [deliveryId]);
    return rows.length > 0;
  }

  /** One, for whoever tells of it; null where it is gone. */
  async find(id: number): Promise<(Omit<ShownFeedback, 'cvId'> & { cvId: number | null; accountId: number }) | null> {
    const [row] = await this.database.query<ShownFeedback & { accountId: number }>(
      `SELECT account_id AS "accountId", ${SHOWN} FROM cv_feedback WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }
}
