import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { password } from '../support/factories';
import { useScreenSite } from '../support/screen-site';

const app = useTestApp();
const site = useScreenSite(app);

describe('the form of a new account', () => {
  async function start(address: string) {
    const page = site.newTab();
    await page.goto(address);
    return {
      page,
      field: (name: string) => page.getByRole('textbox', { name, exact: true }),
      tab: (name: string) => page.getByRole('tab', { name, exact: true }),
      submit: (name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true }),
    };
  }

  test('marks what is missing where it is, and forgets the last failure when it is tried again', async () => {
    const { page, field, submit } = await start('/login?tab=sign-up');
    await submit('Create Account').click();
    await page.getByText('Please fill in all required fields.', { exact: true }).waitFor();
    for (const name of ['Email', 'Password']) {
      expect(await field(name).getAttribute('aria-invalid'), name).toBe('true');
    }
    expect(await field('First Name').getAttribute('aria-invalid')).not.toBe('true');
    await field('Email').fill('grace@example.com');
    await field('Password').fill('short');
    await submit('Create Account').click();
    const failure = page.getByText('Registration failed', { exact: true });
    await failure.waitFor();
    const mend = site.hold('auth.register');
    await field('Password').fill(password);
    await submit('Create Account').click();
    await failure.waitFor({ state: 'detached' });
    mend();
    await page.getByText('Registration successful').waitFor();
  });

  test('hands address and password on to the sign-in, and leaves the address of the page', async () => {
    const { page, field, tab, submit } = await start('/login?tab=sign-up&email=ada@example.com');
    await page.getByText('Start your portfolio.', { exact: false }).waitFor();
    await field('Password').fill(password);
    await submit('Create Account').click();
    await page.getByText('Your account has been created. Please log in.').waitFor();
    await expect.poll(() => tab('Sign In').getAttribute('aria-selected')).toBe('true');
    await page.getByText('Sign in to continue with your portfolio.').waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBeNull();
    expect([await field('Email').inputValue(), await field('Password').inputValue()]).toEqual([
      'ada@example.com',
      password,
    ]);
    await submit('Sign In').click();
    await page.getByText('Login successful').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
  });

  test('marks what the sign-in lacks', async () => {
    const { page, field, submit } = await start('/login?email=ada@example.com');
    await submit('Sign In').click();
    await page.getByText('Please fill in all fields.').waitFor();
    expect(await field('Email').getAttribute('aria-invalid')).not.toBe('true');
    expect(await field('Password').getAttribute('aria-invalid')).toBe('true');
  });
});
