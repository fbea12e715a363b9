import { Icon, type IconProps } from './icon.tsx';

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 5H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.5V14M14 4h6v6M20 4l-9 9" />
  </Icon>
);
