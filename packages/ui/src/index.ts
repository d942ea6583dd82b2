// Each line one export, in alphabetical order; index.test.ts pins the list.
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Code, type CodeProps } from './Code/Code.tsx';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
  type ConnectionState,
} from './ConnectionIndicator/ConnectionIndicator.tsx';
export { Count, type CountProps } from './Count/Count.tsx';
export { DateText, type DateTextProps } from './DateText/DateText.tsx';
export { formatDate, type DateFormat } from './DateText/formatDate.ts';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary/ErrorBoundary.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Icon, type IconGlyph, type IconProps } from './Icon/Icon.tsx';
export * as icons from './Icon/icons.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { ImageWithFallback, type ImageWithFallbackProps } from './ImageWithFallback/ImageWithFallback.tsx';
export { marketplaceImageUrl } from './ImageWithFallback/marketplaceImageUrl.ts';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { InlineMessage, type InlineMessageProps } from './InlineMessage/InlineMessage.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { Price, type PriceProps } from './Price/Price.tsx';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkeletonLabels, type SkeletonLabelsProps } from './Skeleton/SkeletonLabels.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Stamp, type StampProps, type StampState } from './Stamp/Stamp.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
