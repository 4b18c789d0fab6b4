import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import {
  type ContactPreview,
  type ContactTableChoices,
  type ContactTableField,
  contactPreview,
  contactTableMaxBytes,
  contactTableTooLarge,
  importedContacts,
} from '../../../../contracts/contact-import';
import { countText } from '../../../../contracts/count-text';
import { sendFile, UploadError } from '../../../api/send-file';
import { portfolioPath } from '../../../api/shown-portfolio';
import { trpc } from '../../../api/trpc';
import { announce } from '../../../ui/announce';

type Imported = z.infer<typeof importedContacts>;

/** Reads a table of contacts, shows what it would add, and adds it. */
export function useContactImport() {
  const utils = trpc.useUtils();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<ContactPreview>();
  const [addsDuplicates, setAddsDuplicates] = useState(false);
  const [leavesOutFaulty, setLeavesOutFaulty] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [result, setResult] = useState<Imported>();
  const [work, setWork] = useState<'reading' | 'adding'>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns the answer; undefined if the server refused, which is shown, or if a newer request has replaced this one */
  async function run<T>(doing: 'reading' | 'adding', send: (signal: AbortSignal) => Promise<T>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setWork(doing);
    setRefusal(undefined);
    try {
      return await send(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      if (!(error instanceof UploadError)) throw error;
      setRefusal(error.message);
      return undefined;
    } finally {
      if (running.current === controller) setWork(undefined);
    }
  }

  async function read(table: File, choices: ContactTableChoices) {
    const seen = await run('reading', (signal) =>
      sendTable('preview', table, choices, contactPreview, signal),
    );
    if (!seen) return;
    setPreview(seen);
    announce(`${countText(seen.rows, 'row')} read.`);
  }

  return {
    file,
    preview,
    result,
    refusal,
    work,
    addsDuplicates,
    setAddsDuplicates,
    leavesOutFaulty,
    setLeavesOutFaulty,

    choose(table: File) {
      setFile(table);
      setPreview(undefined);
      setResult(undefined);
      setLeavesOutFaulty(false);
      if (table.size > contactTableMaxBytes) setRefusal(contactTableTooLarge);
      else void read(table, {});
    },

    /** Maps a column to another field, which then no other column can have. */
    map(column: number, field: ContactTableField | null) {
      if (!file || !preview) return;
      const mapping = preview.mapping.map((other, index) =>
        index === column ? field : other === field ? null : other,
      );
      setPreview({ ...preview, mapping });
      void read(file, { mapping, dateOrder: preview.dateOrder });
    },

    readDates(dateOrder: ContactPreview['dateOrder']) {
      if (!file || !preview) return;
      setPreview({ ...preview, dateOrder });
      void read(file, { mapping: preview.mapping, dateOrder });
    },

    async accept() {
      if (!file || !preview) return;
      const { mapping, dateOrder, faultyRows } = preview;
      const choices = {
        mapping,
        dateOrder,
        addsDuplicates,
        ...(leavesOutFaulty && { leaveOut: faultyRows }),
      };
      const added = await run('adding', (signal) =>
        sendTable('accept', file, choices, importedContacts, signal),
      );
      if (!added) return;
      setResult(added);
      announce(`${countText(added.added, 'contact')} added.`);
      void utils.employerContacts.invalidate();
      void utils.dashboard.get.invalidate();
    },
  };
}
export type ContactImport = ReturnType<typeof useContactImport>;

function sendTable<T>(
  what: 'preview' | 'accept',
  file: File,
  choices: ContactTableChoices,
  answer: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T> {
  const form = new FormData();
  // Fields come before the file, so that they are there when it is read.
  form.set('choices', JSON.stringify(choices));
  form.set('file', file);
  const to = portfolioPath(`employer-contacts/import/${what}`);
  return sendFile({ to, form, answer }, { signal });
}
