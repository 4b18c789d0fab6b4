import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useOpenQuestion } from './question-store';

/** Above every other dialog of the screen. */
const zIndex = 800;

/** Shows what `confirm` asks; rendered once. */
export function QuestionDialog() {
  const open = useOpenQuestion();
  // Kept while the dialog fades out.
  const last = useRef(open);
  if (open) last.current = open;
  const question = last.current;
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question starts over
  useEffect(() => setBusy(false), [open]);

  async function handleConfirm() {
    setBusy(true);
    try {
      await open?.act?.();
    } finally {
      open?.answer(true);
    }
  }
  const handleCancel = () => {
    if (!isBusy) open?.answer(false);
  };

  return (
    <Modal
      opened={open !== undefined}
      onClose={handleCancel}
      title={question?.title}
      centered
      zIndex={zIndex}
      // Left to the modals, Escape would reach the dialog behind as soon as this one has closed.
      closeOnEscape={false}
      onKeyDown={({ key }) => {
        if (key === 'Escape') handleCancel();
      }}
      closeButtonProps={{ size: 44, iconSize: 20, 'aria-label': 'Close', disabled: isBusy }}
    >
      <Text mb="lg">{question?.text}</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus disabled={isBusy} onClick={handleCancel}>
          {question?.cancel}
        </Button>
        <Button color={question?.isDestructive ? 'red' : undefined} loading={isBusy} onClick={handleConfirm}>
          {question?.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
