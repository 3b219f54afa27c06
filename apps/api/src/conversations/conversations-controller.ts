import type { Writer } from '@babelboard/applications';
import type { Permission } from '@babelboard/identity';
import {
  type ChangedConversationResponse,
  type ConversationResponse,
  changedConversationResponse,
  conversationResponse,
  type MessagesQuery,
  messageRequest,
  messagesQuery,
  problem,
  type ReadMessagesRequest,
  readMessagesRequest,
  type UnreadMessagesResponse,
  type UploadedAttachmentResponse,
  unreadMessagesResponse,
  uploadedAttachmentResponse,
} from '@babelboard/wire';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { Requires } from '../auth/access/access.decorator.js';
import { OpenWhileSuspended } from '../auth/access/open-while-suspended.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import type { ReceivedFile } from '../uploads/receive-file.js';
import { ConversationCalls } from './conversation-calls.js';
import {
  ATTACHMENT_FORM,
  AttachedFile,
  type AttachmentParameters,
  attachmentParameters,
  type ThreadParameters,
  threadParameters,
} from './conversation-requests.js';
import { CurrentWriter } from './current-writer.decorator.js';

/** Where the calls of a side are, and who may make them. */
interface Side {
  path: string;
  /** Of a thread, below the path. */
  thread: string;
  permission: Permission;
}

/** The calls of a thread are the same for both sides: who asks decides whose side it is. */
export function conversationsController({ path, thread, permission }: Side) {
  @ApiTags('conversations')
  @Controller(path)
  class ConversationsController {
    constructor(readonly calls: ConversationCalls) {}

    @Requires(permission)
    @Get('messages/unread')
    @ApiOperation({ summary: 'How much is unread, and where' })
    @ApiResponse({ status: 200, standardSchema: unreadMessagesResponse })
    unread(@CurrentWriter() reader: Writer): Promise<UnreadMessagesResponse> {
      return this.calls.unread(reader);
    }

    @Requires(permission)
    @Get(thread)
    @ApiOperation({ summary: 'The thread of an application, its last messages', description: 'Reading marks nothing.' })
    @ApiResponse({ status: 200, standardSchema: conversationResponse })
    @ApiResponse({ status: 404, standardSchema: problem })
    find(
      @Param({ schema: threadParameters }) { id }: ThreadParameters,
      @Query({ schema: messagesQuery }) { before }: MessagesQuery,
      @CurrentWriter() reader: Writer,
    ): Promise<ConversationResponse> {
      return this.calls.find(reader, id, before);
    }

    @Requires(permission)
    @Post(thread)
    @ApiOperation({ summary: 'Write to the other side', description: 'The same `key` twice is one message.' })
    @ApiResponse({ status: 201, standardSchema: changedConversationResponse })
    @ApiResponse({ status: 404, standardSchema: problem })
    @ApiResponse({ status: 409, standardSchema: problem, description: 'One may not write now: `MESSAGE_…` says why' })
    @ApiResponse({ status: 422, standardSchema: problem })
    @ApiResponse({ status: 429, standardSchema: problem, description: 'Too often; `Retry-After` says when again' })
    async post(
      @Param({ schema: threadParameters }) { id }: ThreadParameters,
      @Body({ schema: messageRequest }) message: z.output<typeof messageRequest>,
      @CurrentWriter() writer: Writer,
      @RequestTexts() t: ApiTexts,
    ): Promise<ChangedConversationResponse> {
      return { ...(await this.calls.post(writer, id, message)), ...doneWith(t('done.message-sent')) };
    }

    @Requires(permission)
    @OpenWhileSuspended()
    @Post(`${thread}/read`)
    @HttpCode(200)
    @ApiOperation({ summary: 'Say up to which message the thread was read' })
    @ApiResponse({ status: 200, standardSchema: conversationResponse })
    @ApiResponse({ status: 404, standardSchema: problem })
    read(
      @Param({ schema: threadParameters }) { id }: ThreadParameters,
      @Body({ schema: readMessagesRequest }) { up_to: upTo }: ReadMessagesRequest,
      @CurrentWriter() reader: Writer,
    ): Promise<ConversationResponse> {
      return this.calls.read(reader, id, upTo);
    }

    @Requires(permission)
    @Post(`${thread}/attachments`)
    @UseInterceptors(AttachedFile)
    @ApiConsumes('multipart/form-data')
    @ApiBody({ schema: ATTACHMENT_FORM })
    @ApiOperation({
      summary: 'Upload a document for a message that is yet to be sent',
      description: '5 MB at most, of the kinds that a CV may be.',
    })
    @ApiResponse({ status: 201, standardSchema: uploadedAttachmentResponse })
    @ApiResponse({ status: 404, standardSchema: problem })
    @ApiResponse({ status: 409, standardSchema: problem, description: 'One may not write now: `MESSAGE_…` says why' })
    @ApiResponse({ status: 422, standardSchema: problem, description: 'No document: the code says why' })
    @ApiResponse({ status: 429, standardSchema: problem, description: 'Too many uploads' })
    upload(
      @Param({ schema: threadParameters }) { id }: ThreadParameters,
      @UploadedFile() file: ReceivedFile,
      @CurrentWriter() writer: Writer,
    ): Promise<UploadedAttachmentResponse> {
      return this.calls.upload(writer, id, file);
    }

    @Requires(permission)
    @Get(`${thread}/attachments/:attachmentId`)
    @ApiOperation({ summary: 'Download what went with a message' })
    @ApiResponse({ status: 200, description: 'The file', content: { 'application/octet-stream': {} } })
    @ApiResponse({ status: 404, standardSchema: problem })
    download(
      @Param({ schema: attachmentParameters }) { id, attachmentId }: AttachmentParameters,
      @CurrentWriter() reader: Writer,
      @Res() response: Response,
    ): Promise<void> {
      return this.calls.download(reader, id, attachmentId, response);
    }
  }
  return ConversationsController;
}
