import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { findFfmpeg } from '../../src/server/adapters/ffmpeg';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { restOf } from '../support/section-screens';
import { makeMp4, makeWebm } from '../support/videos';

declare global {
  interface Window {
    /** What the page got from the camera. */
    streams: MediaStream[];
    /** The qualities that the page requested from it. */
    asked?: string[];
    /** Makes the recording fail. */
    interrupt: () => void;
  }
}

/** Records what the page gets from the camera. */
function spyOnCamera(): void {
  window.streams = [];
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints);
    window.streams.push(stream);
    return stream;
  };
}

const liveTracks = (page: Page) =>
  page.evaluate(
    () =>
      window.streams.flatMap((stream) => stream.getTracks()).filter((track) => track.readyState === 'live')
        .length,
  );

/** The duration of the video according to the player, in seconds. */
const lengthOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);

/** The errors on the page from now on, from the browser's console. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return complaints;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describeInBrowser('the video introduction', () => {
  const site = useTestSite();

  /** The screen of a user who has allowed the camera. */
  async function openScreen({ path = '/video-intro', prepare = () => {}, mayFilm = true } = {}) {
    const { page } = await site().newSignedInPage();
    const context = page.context();
    if (mayFilm) await context.grantPermissions(['camera', 'microphone'], { origin: site().origin });
    await page.goto(path);
    await page.getByText('No video uploaded yet').waitFor();
    await page.evaluate(spyOnCamera);
    await page.evaluate(prepare);
    return page;
  }

  /** The screen with a video as recorded by a browser. */
  async function openVideo() {
    const { page, slug, token } = await site().newSignedInPage();
    const rest = restOf(site().origin, token);
    const file = { name: 'me.webm', type: 'video/webm', content: makeWebm() };
    await rest.upload('video', 'video', [file]);
    const complaints = complaintsOf(page);
    await page.goto('/video-intro');
    await page.getByRole('heading', { name: 'Video Introduction Ready' }).waitFor();
    return { page, slug, complaints };
  }

  async function stop(page: Page) {
    // Before the first frame there is nothing to save.
    await page.getByText(/0\.[1-9] of 10 MB/).waitFor();
    await button(page, /^Stop Recording/).click();
    await page.getByRole('heading', { name: 'Preview Your Recording' }).waitFor();
  }

  // First, as it prepares every video that waits.
  test('gets a poster and a version that plays everywhere', async () => {
    const { page, complaints } = await openVideo();
    const player = page.locator('video');
    await page.getByText(/We are making a poster/).waitFor();
    await site().prepareVideos();
    await page.getByText(/We are making a poster/).waitFor({ state: 'detached' });
    if (await findFfmpeg(undefined)) {
      expect(await player.getAttribute('poster')).toMatch(/\/poster$/);
      // The MP4 plays where the original does not.
      const broken = (route: Route) => route.fulfill({ contentType: 'video/webm', body: 'x' });
      await page.route('**/api/video/*', broken);
      await page.reload();
      await expect.poll(() => player.getAttribute('src')).toMatch(/\/fallback$/);
      await expect.poll(() => lengthOf(page)).toBeGreaterThan(1);
    }
    expect(complaints).toEqual([]);
    // It converts a video, which occupies the whole machine for a while.
  });

  test('is recorded, paused, resumed, stopped, reviewed, uploaded and played', async () => {
    const page = await openScreen({ path: '/video-intro-v2' });
    const complaints = complaintsOf(page);
    await page.getByText('Low', { exact: true }).first().click();
    await button(page, 'Start Recording').click();
    await page.getByText(/Recording 0:0[1-9]/).waitFor();
    await page.getByText('Low (640×480)').waitFor();
    expect(await page.getByRole('radio', { name: 'High' }).isDisabled()).toBe(true);
    expect(await liveTracks(page)).toBe(2);
    await button(page, 'Pause').click();
    await page.getByText('PAUSED').waitFor();
    await button(page, 'Resume').click();
    await page.getByText('PAUSED').waitFor({ state: 'detached' });
    await page.getByText(/Recording 0:0[2-9]/).waitFor();
    await stop(page);
    expect(await page.getByText(/^intro-\d+\.webm$/).count()).toBe(1);
    expect(await liveTracks(page)).toBe(0);
    // Browsers record without a duration, which reads as infinity.
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(1);
    expect(await lengthOf(page)).toBeLessThan(60);
    await expectAccessible(page);
    await button(page, 'Upload Video').click();
    await page.getByText('Video uploaded successfully').waitFor();
    await page.getByRole('heading', { name: 'Video Introduction Ready' }).waitFor();

    const player = page.locator('video');
    await player.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await expect.poll(() => lengthOf(page)).toBeLessThan(60);
    expect(complaints).toEqual([]);
  });

  test('gets captions, which its visitors see', async () => {
    const { page, complaints, slug } = await openVideo();
    await button(page, 'Write Captions').click();
    const words = (place: number) => page.getByRole('textbox', { name: `Words, caption ${place}` });
    const hasFocus = (element: Locator) => element.and(page.locator(':focus')).waitFor();
    await hasFocus(words(1));
    expect(await page.getByRole('form', { name: 'Captions' }).locator('[aria-invalid=true]').count()).toBe(0);
    await button(page, 'Save Captions').click();
    await page.getByText('Write at least one caption.').waitFor();
    await words(1).fill('Hello, this is me.');
    const to = page.getByRole('textbox', { name: 'To, caption 1' });
    await to.fill('soon');
    await button(page, 'Save Captions').click();
    await page.getByText('A time such as 1:05').waitFor();
    await hasFocus(to);
    await to.fill('0:01.5');
    await button(page, "Add Caption at the Player's Time").click();
    await hasFocus(words(2));
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await button(page, 'Save Captions').click();
    await page.getByText('Captions saved successfully').waitFor();
    expect(await page.locator('video track').getAttribute('src')).toMatch(/\/captions$/);
    const visitor = await site().newTab();
    await visitor.goto(`/profile/${slug}`);
    const shown = await visitor.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      for (const track of video.textTracks) track.mode = 'showing';
      await video.play();
      return { captions: video.textTracks.length, isWhole: Number.isFinite(video.duration) };
    });
    expect(shown).toEqual({ captions: 1, isWhole: true });
    const cues = () =>
      visitor
        .locator('video')
        .evaluate((video: HTMLVideoElement) =>
          [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
        );
    await expect.poll(cues).toEqual(['Hello, this is me.']);

    await button(page, 'Edit Captions').click();
    expect(await words(1).inputValue()).toBe('Hello, this is me.');
    await button(page, 'Edit as file').click();
    const file = page.getByRole('textbox', { name: 'WebVTT' });
    expect(await file.inputValue()).toBe('WEBVTT\n\n00:00.000 --> 00:01.500\nHello, this is me.');
    await file.fill('WEBVTT\n\n00:00 --> 00:02\nx');
    await page.getByText('00:00 is not a time.').waitFor();
    expect(await button(page, 'Edit as rows').count()).toBe(0);
    await file.fill('WEBVTT\n\n00:00.000 --> 00:02.000\nx');
    await button(page, 'Edit as rows').click();
    expect(await words(1).inputValue()).toBe('x');
    await button(page, 'Cancel').click();
    expect(complaints).toEqual([]);
  });

  test('Retake clears the recording; leaving asks first and switches the camera off', async () => {
    const page = await openScreen({
      prepare: () => {
        window.MediaRecorder = class extends MediaRecorder {
          override start(slice?: number) {
            super.start(slice);
            window.interrupt = () => this.dispatchEvent(new Event('error'));
          }
        };
      },
    });
    await button(page, 'Start Recording').click();
    await page.getByText(/0\.[1-9] of 10 MB/).waitFor();
    await page.evaluate(() => window.interrupt());
    await page.getByText('Recording error', { exact: true }).waitFor();
    await page.getByText('The recording was interrupted. What you recorded is kept.').waitFor();
    await page.getByRole('heading', { name: 'Preview Your Recording' }).waitFor();
    expect(await liveTracks(page)).toBe(0);
    expect(await button(page, 'Start Recording').count()).toBe(0);
    expect(await page.locator('input[type=file]').count()).toBe(0);
    await button(page, 'Retake').click();
    await page.getByText('No video uploaded yet').waitFor();
    await button(page, 'Start Recording').click();
    await page.getByText(/Recording 0:0[1-9]/).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('You are recording. If you leave now, the recording is lost.').waitFor();
    expect(await liveTracks(page)).toBe(2);
    await button(page, 'Leave without saving').click();
    await page.getByText('0/9 sections complete').waitFor();
    expect(await liveTracks(page)).toBe(0);
  });

  test('says why it cannot record', async () => {
    const page = await openScreen({ mayFilm: false });
    const expectRefusal = async (title: string, message: string) => {
      await button(page, 'Start Recording').click();
      // The previous one may still be fading out.
      const toast = page.getByRole('alert').filter({ hasText: message });
      await toast.getByText(title, { exact: true }).waitFor();
      expect(await liveTracks(page)).toBe(0);
    };
    await expectRefusal(
      'Permission denied',
      'Please allow camera and microphone access to record your video.',
    );
    const refuse = (name: string, message: string) =>
      page.evaluate(
        ([errorName, text]) => {
          navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(text, errorName));
        },
        [name, message] as const,
      );
    await refuse('NotFoundError', 'Requested device not found');
    await expectRefusal('No camera found', 'No camera or microphone was found on your device.');
    await refuse('AbortError', '');
    await expectRefusal('Recording error', 'Could not access camera/microphone');
    await page.evaluate(() => {
      MediaRecorder.isTypeSupported = () => false;
    });
    await expectRefusal(
      'Video format not supported',
      'WebM video format is not supported in your browser. Please upload a video file instead.',
    );
    await page.evaluate(() => void Reflect.deleteProperty(window, 'MediaRecorder'));
    await expectRefusal(
      'Browser not supported',
      "Your browser doesn't support video recording. Please use a modern browser or upload a video file instead.",
    );
  });

  test('falls back to medium quality if the camera cannot do more', async () => {
    const page = await openScreen({
      prepare: () => {
        const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = (constraints) => {
          const isHigh = JSON.stringify(constraints).includes('"min":1920');
          window.asked = [...(window.asked ?? []), isHigh ? 'high' : 'medium'];
          return isHigh ? Promise.reject(new DOMException('', 'OverconstrainedError')) : ask(constraints);
        };
      },
    });
    await page.getByText('High', { exact: true }).first().click();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Start Recording').click();
    await page.getByText('High quality not supported, using medium quality instead.').waitFor();
    await page.clock.runFor(99);
    expect(await page.evaluate(() => window.asked)).toEqual(['high']);
    await page.clock.runFor(1);
    await expect.poll(() => page.evaluate(() => window.asked)).toEqual(['high', 'medium']);
    await page.clock.resume();
    await page.getByText('Medium (1280×720)').waitFor();
    await stop(page);
    await page.context().close();
  });

  test('stops by itself after five minutes and keeps what was recorded', async () => {
    const page = await openScreen();
    await page.clock.install();
    await page.reload();
    await page.evaluate(spyOnCamera);
    await button(page, 'Start Recording').click();
    await page.getByText(/Recording 0:0[1-9]/).waitFor();
    await page.getByText(/0\.[1-9] of 10 MB/).waitFor();
    await page.clock.fastForward('04:00');
    await page.getByText(/^Recording 4:0\d/).waitFor();
    await page.clock.fastForward('01:00');
    await page
      .getByText('Recording automatically stopped after 5 minutes to keep file size manageable.')
      .waitFor();
    await page.getByRole('heading', { name: 'Preview Your Recording' }).waitFor();
    await page.getByText('Please keep your introduction under 2 minutes').waitFor();
    expect(await page.getByText('5:00').count()).toBe(1);
    expect(await liveTracks(page)).toBe(0);
    await page.context().close();
  });

  test('stops by itself before the file gets too large', async () => {
    const page = await openScreen({
      prepare: () => {
        class HugeRecorder extends MediaRecorder {
          override start() {
            super.start();
            this.requestData();
          }
          override set ondataavailable(take: (event: BlobEvent) => void) {
            const data = new Blob([new Uint8Array(1024 * 1024)]);
            super.ondataavailable = () => {
              take(new BlobEvent('dataavailable', { data }));
              // One part after the other, however busy the machine is.
              if (this.state === 'recording') this.requestData();
            };
          }
        }
        window.MediaRecorder = HugeRecorder;
      },
    });
    await button(page, 'Start Recording').click();
    await page.getByText(/Recording automatically stopped just below the limit of 10MB/).waitFor();
    await page.getByText(/^(8|9)\.\d MB$/).waitFor();
  });

  test('accepts a selected file, refuses others, and sends it once', async () => {
    const page = await openScreen();
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await page.getByText('Invalid file type').waitFor();
    await page.getByText('Please select a video file').waitFor();
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector('label[for=video-file]')?.dispatchEvent(drop);
    });
    await page.getByText('Please drop a video file').waitFor();
    const large = Buffer.alloc(11 * 1024 * 1024);
    await chooser.setInputFiles({ name: 'long.mp4', mimeType: 'video/mp4', buffer: large });
    const limit = 'Video must be under 10MB for upload. Current size: 11.0MB. Please record a shorter video.';
    await page.getByText(limit).waitFor();
    await button(page, 'Make It Smaller').click();
    await page.getByText('This browser cannot read this video.').waitFor();
    await button(page, 'Remove').click();
    await chooser.setInputFiles({ name: 'no.webm', mimeType: 'video/webm', buffer: Buffer.from('no video') });
    await button(page, 'Upload Video').click();
    await page.getByText('Please upload a WebM, MP4 or MOV video.').waitFor();
    await button(page, 'Remove').click();
    await page.getByText('No video uploaded yet').waitFor();

    await chooser.setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer: makeMp4() });
    await page.getByText('me.mp4').waitFor();
    await page.route('**/api/profile/*/video', () => {}, { times: 1 });
    await button(page, 'Upload Video').click();
    await button(page, 'Cancel').click();
    await page.getByText('Upload cancelled').waitFor();
    await page.getByText('Your current video is unchanged.').waitFor();
    const uploads: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/profile/*/video', async (route) => {
      uploads.push(route.request().method());
      await held;
      await route.continue();
    });
    await page.route('**/api/video/*', (route) => route.fulfill({ contentType: 'video/mp4', body: 'x' }));
    await button(page, 'Upload Video').click();
    await button(page, 'Uploading...').click({ force: true });
    letGo();
    await page.getByText('Video uploaded successfully').waitFor();
    expect(uploads).toEqual(['POST']);

    await page.getByText('Video format not supported in this browser').waitFor();
    await page.getByRole('heading', { name: 'Video Introduction Ready' }).waitFor();
    const link = page.getByRole('link', { name: 'Open Video in New Tab' });
    expect(await link.getAttribute('href')).toMatch(/^\/api\/video\//);
  });

  test('makes a video smaller that is too large, in the browser', async () => {
    const page = await openScreen();
    // What players skip makes it large.
    const padding = Buffer.alloc(11 * 1024 * 1024);
    padding.writeUInt32BE(padding.length);
    padding.write('free', 4);
    const buffer = Buffer.concat([makeMp4(), padding]);
    await page.locator('input[type=file]').setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer });
    await page.getByText('Video too large').waitFor();
    await expectAccessible(page);
    await button(page, 'Make It Smaller').and(page.locator(':focus')).click();
    await page.getByRole('heading', { name: 'Your Selected Video' }).waitFor();
    await button(page, 'Upload Video').click();
    await page.getByText('Video uploaded successfully').waitFor();
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(1);
    const size = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      const answer = await fetch(video.src);
      return (await answer.blob()).size;
    });
    expect(size).toBeLessThan(10 * 1024 * 1024);
  });
});
