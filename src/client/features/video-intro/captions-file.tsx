import { Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { CaptionsForm } from '../../../contracts/captions';
import { countText } from '../../../contracts/count-text';
import { parseVtt } from '../../../contracts/web-vtt';
import classes from './video-intro.module.css';
import { clockText } from './video-text';

const shownFaults = 3;

/** The captions as a WebVTT file, whose faults are told while it is typed. */
export function CaptionsFile({ form }: { form: UseFormReturnType<CaptionsForm> }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const { cues, faults } = parseVtt(form.values.content.trim());
  return (
    <>
      <Textarea
        ref={field}
        label="WebVTT"
        description="Times on a line of their own, the words below, a blank line between captions."
        withAsterisk
        autosize
        minRows={8}
        maxRows={18}
        spellCheck
        className={classes.words}
        {...form.getInputProps('content')}
        error={undefined}
      />
      <div role="status">
        {faults.length === 0 && (
          <Text size="sm" c="dimmed" className="tabular">
            {countText(cues.length, 'caption')}, up to {clockText(cues.at(-1)?.end ?? 0)}
          </Text>
        )}
        {/* Nobody is told of faults in what is not written yet. */}
        {form.isDirty('content') && faults.length > 0 && (
          <ul className={classes.faults}>
            {faults.slice(0, shownFaults).map(({ line, message }) => (
              <Text component="li" size="sm" c="var(--mantine-color-error)" key={`${line} ${message}`}>
                Line {line}: {message}
              </Text>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
