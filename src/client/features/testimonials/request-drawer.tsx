import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { emailInput } from '../../../contracts/email-address';
import { newTestimonialRequest, type TestimonialRequest } from '../../../contracts/testimonial-request';
import { failureReason } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { CopyAddress } from '../../ui/copy-address';
import { DrawerButtons, SideDrawer } from '../../ui/side-drawer';
import { showError } from '../../ui/toast';
import { useFirstFocus } from '../../ui/use-first-focus';
import { useZodForm } from '../../ui/use-zod-form';
import { howItWorks } from './request-text';
import { useRequestActions } from './use-requests';

interface RequestDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** Asks somebody for a testimonial, and shows the link. */
export function RequestDrawer({ opened, onClose }: RequestDrawerProps) {
  const [made, setMade] = useState<TestimonialRequest>();
  function close() {
    setMade(undefined);
    onClose();
  }
  return (
    <SideDrawer
      title={made ? 'Your request is ready' : 'Ask for a testimonial'}
      opened={opened}
      onClose={close}
      // The form is unmounted on closing, so there is nothing to slide out.
      transitionProps={{ exitDuration: 0 }}
    >
      {opened && (made ? <Made request={made} onClose={close} /> : <RequestForm onMade={setMade} />)}
    </SideDrawer>
  );
}

const schema = newTestimonialRequest.omit({ profileId: true });
const blank = { name: '', email: '', company: '', note: '' };

function RequestForm({ onMade }: { onMade: (request: TestimonialRequest) => void }) {
  const form = useZodForm(schema, blank);
  const { create, isBusy } = useRequestActions();

  const submit = form.onSubmit(async (values) => {
    try {
      onMade(await create(values));
    } catch (error) {
      setServerIssues(form, error);
      showError('Failed to make the request', failureReason(error));
    }
  });
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isBusy) event.preventDefault();
    else submit(event);
  }
  const isMailed = form.values.email.trim() !== '';
  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Ask for a testimonial">
      <Stack gap="md">
        <Text c="dimmed">{howItWorks}</Text>
        <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
        <TextInput
          label="E-mail"
          {...emailInput}
          description="We mail the request to it, and one reminder if you want. Without it you get a link to send yourself."
          {...form.getInputProps('email')}
        />
        <TextInput label="Company" {...form.getInputProps('company')} />
        <Textarea
          label="Personal note"
          description="What you would like to hear about, perhaps. It stands above the form; in the mail too, unless it holds an address."
          autosize
          minRows={3}
          {...form.getInputProps('note')}
        />
      </Stack>
      <DrawerButtons>
        <Button type="submit" loading={isBusy}>
          {isMailed ? 'Send the request' : 'Make the link'}
        </Button>
      </DrawerButtons>
    </form>
  );
}

function Made({ request: { url, email }, onClose }: { request: TestimonialRequest; onClose: () => void }) {
  const text = useFirstFocus<HTMLParagraphElement>();
  return (
    <>
      <Stack gap="lg">
        <Text ref={text} tabIndex={-1}>
          {email
            ? `The request is on its way to ${email}. This is the link in it:`
            : 'Send this link to whoever is to write. It works for one testimonial.'}
        </Text>
        <CopyAddress label="Link" url={url} copied="Link copied" failed="Failed to copy the link" />
      </Stack>
      <DrawerButtons>
        <Button onClick={onClose}>Done</Button>
      </DrawerButtons>
    </>
  );
}
