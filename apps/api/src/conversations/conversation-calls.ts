import {
  Conversations,
  type NamedMessage,
  OpenAttachment,
  PostMessage,
  ReadMessages,
  textDirection,
  UploadAttachment,
  type Writer,
} from '@babelboard/applications';
import type {
  ConversationResponse,
  Message,
  MessageAttachment,
  messageRequest,
  UnreadMessagesResponse,
  UploadedAttachmentResponse,
} from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { z } from 'zod';
import { sentWhole } from '../privacy/sent-whole.js';
import type { ReceivedFile } from '../uploads/receive-file.js';

/** What both sides of a thread do, in the words of the wire. */
@Injectable()
export class ConversationCalls {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly conversations: Conversations,
  ) {}

  async find(reader: Writer, id: number, before?: number): Promise<ConversationResponse> {
    const found = await this.conversations.find(reader, id, before);
    return {
      application_id: found.applicationId,
      offer: found.offer,
      candidate: { name: found.candidateName },
      company: found.company,
      messages: found.messages.map((message) => presentMessage(message, reader)),
      earlier: found.earlier,
      unread: found.unread,
      refusal: found.refusal,
    };
  }

  async post(
    writer: Writer,
    id: number,
    { text, attachments, key }: z.output<typeof messageRequest>,
  ): Promise<ConversationResponse> {
    await this.commands.execute(new PostMessage(writer, id, { text, attachmentIds: attachments, key }));
    return this.find(writer, id);
  }

  async read(reader: Writer, id: number, upTo: number): Promise<ConversationResponse> {
    await this.commands.execute(new ReadMessages(reader, id, upTo));
    return this.find(reader, id);
  }

  async unread(reader: Writer): Promise<UnreadMessagesResponse> {
    const { total, threads } = await this.conversations.unread(reader);
    return { total, applications: threads };
  }

  async upload(
    writer: Writer,
    id: number,
    { path, originalname: name, size }: ReceivedFile,
  ): Promise<UploadedAttachmentResponse> {
    const attachment = await this.commands.execute(new UploadAttachment(writer, id, { path, name, size }));
    return { attachment: presentAttachment(attachment) };
  }

  /** Always saved, never shown by the browser. */
  async download(reader: Writer, id: number, attachmentId: number, response: Response): Promise<void> {
    const { name, mediaType, size, stream } = await this.queries.execute(new OpenAttachment(reader, id, attachmentId));
    response.attachment(name).set({
      'Accept-Ranges': 'none',
      'Cache-Control': 'no-store',
      'Content-Length': String(size),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': mediaType,
      'X-Content-Type-Options': 'nosniff',
    });
    await sentWhole(stream, response, size);
  }
}

function presentMessage({ message, name, read, attachments }: NamedMessage, reader: Writer): Message {
  const { id, side, memberId, text, language, writtenAt } = message;
  return {
    id,
    side,
    name,
    own: side === reader.side && (side === 'candidate' || memberId === reader.accountId),
    text,
    language,
    dir: textDirection(text),
    at: writtenAt.toISOString(),
    read,
    attachments: attachments.map(presentAttachment),
  };
}

function presentAttachment({ id, name, type, size }: MessageAttachment): MessageAttachment {
  return { id, name, type, size };
}
