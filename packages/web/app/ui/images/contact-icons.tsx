import { Icon, type IconProps } from './icon.tsx';

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 3.5h3.5l1.7 4.5-2.2 1.6a12 12 0 0 0 6.4 6.4l1.6-2.2 4.5 1.7V19a1.6 1.6 0 0 1-1.7 1.5A16 16 0 0 1 3.5 5.2 1.6 1.6 0 0 1 5 3.5Z" />
  </Icon>
);
/** A bubble of speech with a phone: asking by message. */
export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 20.5l1.3-4.2a8.6 8.6 0 1 1 3.2 3Z" />
    <path d="M9 8.5c-.6 3.6 3 7 6.5 6.4l.3-1.7-2-.9-.9.9a5 5 0 0 1-2.3-2.3l.9-.9-.8-2Z" />
  </Icon>
);
export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.5 7 8.5 6 8.5-6" />
  </Icon>
);
export const MapPinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.5c4.5-4.6 7-8.2 7-11.5a7 7 0 0 0-14 0c0 3.3 2.5 6.9 7 11.5Z" />
    <circle cx="12" cy="10" r="2.6" />
  </Icon>
);
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M12 7v5.2l3.3 2" />
  </Icon>
);
