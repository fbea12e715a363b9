import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { siteLinks } from './navigation-links.ts';

type SideMenuProps = { isOpen: boolean; onClose: () => void };

/** The dialog covers the whole screen and its panel a part of it: what hits the dialog is outside. */
export function SideMenu({ isOpen, onClose }: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever something is navigated to
  useEffect(() => dialog.current?.close(), [key]);

  function closeFromOutside(event: SyntheticEvent) {
    if (event.target === event.currentTarget) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={closeFromOutside}
      onWheel={closeFromOutside}
      onTouchMove={closeFromOutside}
      className="side-menu fixed inset-0 m-0 h-full max-h-none w-full max-w-none bg-transparent text-ink"
    >
      <nav
        aria-label="Main"
        className="side-menu-panel ml-auto flex h-full w-4/5 max-w-sm flex-col overflow-y-auto overscroll-contain bg-paper p-4 shadow-overlay"
      >
        <IconButton
          label="Close menu"
          icon={<CloseIcon />}
          onClick={() => dialog.current?.close()}
          className="self-end"
        />
        <ul className="mt-2 grid gap-1">
          {siteLinks.map(({ to, label }) => (
            <MenuItem key={to} to={to}>
              {label}
            </MenuItem>
          ))}
          <MenuItem to="/myorder" className="hidden in-data-signed-in:block">
            My Orders
          </MenuItem>
          <MenuItem to="/account" className="hidden in-data-signed-in:block">
            My Account
          </MenuItem>
          <MenuItem to="/login" className="in-data-signed-in:hidden">
            Login
          </MenuItem>
        </ul>
      </nav>
    </dialog>
  );
}

type MenuItemProps = { to: string; className?: string; children: ReactNode };

function MenuItem({ to, className, children }: MenuItemProps) {
  return (
    <li className={classNames('side-menu-item animate-rise', className)}>
      <NavLink
        to={to}
        end={to === '/'}
        className="flex min-h-12 items-center rounded-md px-4 text-lg font-semibold hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-primary-strong"
      >
        {children}
      </NavLink>
    </li>
  );
}
