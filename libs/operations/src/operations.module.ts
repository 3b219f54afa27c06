import { Module } from '@nestjs/common';
import { ReportOfferHandler } from './commands/report-offer.handler.js';
import { MailReportReceipt } from './reactions/mail-report-receipt.reaction.js';
import { ForgetReporters } from './schedules/forget-reporters.schedule.js';

@Module({ providers: [ReportOfferHandler, MailReportReceipt, ForgetReporters] })
export class OperationsModule {}
