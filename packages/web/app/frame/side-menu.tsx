import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { useOnNavigation } from '#web/app-shell/use-on-navigation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MenuIcon } from '#web/ui/images/navigation-icons.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { PressForm } from '#web/ui/press-form.tsx';
import * as words from '#words/frame';
import { AskShop } from './ask-shop.tsx';
import { LanguageLink } from './language-link.tsx';
import { siteLinks } from './navigation-links.ts';
import { SiteLink } from './site-link.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Opens the menu; apart from the bar, which is not rendered again. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PressForm action={() => setOpen(true)}>
        <IconButton
          type="submit"
          label={words.menu}
          icon={<MenuIcon />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="wide-bar:hidden"
        />
      </PressForm>
      <SideMenu isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

type SideMenuProps = { isOpen: boolean; onClose: () => void };

function SideMenu({ isOpen, onClose }: SideMenuProps) {
  useOnNavigation(onClose);

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={words.menu}
      closeLabel={words.closeMenu}
      width="menu"
      shouldCloseOnOutsideScroll
      className="night"
    >
      <nav aria-label={words.mainLinks}>
        <ul className="grid gap-1">
          {siteLinks.map(({ to, label }) => (
            <li key={to} className="stagger">
              <SiteLink to={to} className={itemLooks}>
                {label}
              </SiteLink>
            </li>
          ))}
          <MenuItem to="/myorder" className="hidden in-data-signed-in:block">
            {words.myOrders}
          </MenuItem>
          <MenuItem to="/account" className="hidden in-data-signed-in:block">
            {words.myAccount}
          </MenuItem>
          <MenuItem to="/admin/dashboard" className="hidden in-data-[signed-in=ADMIN]:block">
            {words.admin}
          </MenuItem>
          <MenuItem to="/login" className="in-data-signed-in:hidden">
            {words.login}
          </MenuItem>
        </ul>
      </nav>
      <AskShop size="md" className="mt-4 border-t border-line px-4 pt-4" />
      <LanguageLink className="mt-1 flex min-h-12 items-center rounded-md px-4 font-tamil-name text-lg font-semibold hover:bg-sunken" />
      <ThemeChoice className="mt-4 border-t border-line px-4 pt-4" />
    </Drawer>
  );
}

const itemLooks =
  'flex min-h-12 items-center rounded-md px-4 text-lg font-semibold hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-primary-strong';

type MenuItemProps = { to: string; className?: string; children: ReactNode };

function MenuItem({ to, className, children }: MenuItemProps) {
  return (
    <li className={classNames('stagger', className)}>
      <NavLink to={to} prefetch="intent" className={itemLooks}>
        {children}
      </NavLink>
    </li>
  );
}
