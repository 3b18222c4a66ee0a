import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Session, setSession } from '#frontend/app/session/session.ts';
import { sampleMember, sampleOwner } from '#frontend/testing/samples.ts';
import { Header } from './Header.tsx';

function showHeader(session: Session, at = '/') {
  act(() => setSession(session));
  const router = createMemoryRouter([{ path: '*', element: <Header /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

const visitor: Session = { status: 'visitor', reason: 'never-signed-in' };
const member: Session = { status: 'member', member: sampleMember() };
const admin: Session = { status: 'member', member: sampleOwner() };

describe('the bar', () => {
  test('offers a visitor the record, the plans, how it works, and to sign in or get started', () => {
    showHeader(visitor);
    expect(screen.getByRole('link', { name: 'The Record' })).toHaveAttribute('href', '/record');
    expect(screen.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/start#how-it-works');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
  });

  test('leads by its logo to /', () => {
    showHeader(visitor);
    expect(screen.getByRole('link', { name: /Chalkline/ })).toHaveAttribute('href', '/');
  });

  test.each([
    ['an admin', admin, 1],
    ['a member', member, 0],
    ['a visitor', visitor, 0],
  ])('shows %s the Admin Panel %#', (_name, session, times) => {
    showHeader(session);
    expect(screen.queryAllByRole('link', { name: 'Admin Panel' })).toHaveLength(times);
  });

  test('keeps the place of the links, unseen, while it is not known who is reading', () => {
    showHeader({ status: 'loading' });
    const links = screen.getByRole('link', { name: 'Sign In' }).parentElement;
    expect(links).toHaveAttribute('data-reason', 'loading');
    act(() => setSession(visitor));
    expect(links).toHaveAttribute('data-reason', 'never-signed-in');
    expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
  });
});

describe('the account dropdown', () => {
  test('leads to all of the member’s pages, the record too, and signs out', async () => {
    const { user } = showHeader(member);
    await user.click(screen.getByRole('button', { name: 'Account' }));
    for (const [name, path] of [
      ['Home', '/home'],
      ["Today's Picks", '/dashboard'],
      ['Subscription Plan', '/subscription'],
      ['Account Settings', '/account'],
      ['Alerts', '/account/alerts'],
      ['Scanner', '/scanner'],
      ['The Record', '/record'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });

  test('closes with Escape, which gives the focus back', async () => {
    const { user } = showHeader(member);
    const button = screen.getByRole('button', { name: 'Account' });
    await user.click(button);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('closes with a choice and with a press outside', async () => {
    const { user, router } = showHeader(member);
    const button = screen.getByRole('button', { name: 'Account' });
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Account Settings' }));
    expect(router.state.location.pathname).toBe('/account');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the side menu', () => {
  test('has the member pages, the theme, the plan and the way to more', async () => {
    const { user } = showHeader(member);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    const pages = [
      'Home',
      "Today's Picks",
      'Subscription Plan',
      'Account Settings',
      'Alerts',
      'Scanner',
      'The Record',
    ];
    for (const name of [...pages, 'Upgrade Plan']) expect(menu.getByRole('link', { name })).toBeVisible();
    expect(menu.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    expect(menu.getByText('Plus')).toBeVisible();
    expect(menu.getByText('Active')).toBeVisible();
  });

  test('marks one page as the current one', async () => {
    const { user } = showHeader(visitor, '/start');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const links = within(screen.getByRole('dialog', { name: 'Menu' })).getAllByRole('link');
    const current = links.filter((link) => link.getAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Home']);
  });

  test('leads a member whose payment failed to the card, not to a dearer plan', async () => {
    const { user } = showHeader({ status: 'member', member: sampleMember({ planStatus: 'PAST_DUE' }) });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Update Payment Method' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    expect(menu.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
  });

  test('offers premium members nothing more', async () => {
    const premium = sampleMember({ subscription: 'PREMIUM' });
    const { user } = showHeader({ status: 'member', member: premium });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
  });
});

describe('the theme', () => {
  const root = document.documentElement;

  beforeEach(() => localStorage.clear());
  afterEach(() => root.classList.remove('dark'));

  test('is kept under the documented key and shown as a class of the root', async () => {
    const { user } = showHeader(visitor);
    await user.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(root).toHaveClass('dark');
    await user.click(screen.getByRole('button', { name: 'Light theme' }));
    expect(localStorage.getItem('theme')).toBe('light');
    expect(root).not.toHaveClass('dark');
  });

  test('follows another tab', async () => {
    showHeader(visitor);
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
    expect(screen.getByRole('button', { name: 'Light theme' })).toBeVisible();
    expect(root).toHaveClass('dark');
  });
});
