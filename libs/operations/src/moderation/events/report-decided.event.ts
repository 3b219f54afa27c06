import { domainEvent } from '@babelboard/platform';

/** An operator has looked at a report and decided. */
export class ReportDecided extends domainEvent<{ reportId: number }>('operations.report-decided.v1') {}
